import { describe, expect, it } from '@jest/globals';
import { pushServiceOf } from './push-service-of.js';

const inProduction = { LINKYARD_MODE: 'production', PUSH_SERVICE_HOSTS: ['push.corp.example:8443'] } as const;
const config = { ...inProduction, PUSH_SERVICE_HOSTS: [...inProduction.PUSH_SERVICE_HOSTS] };

describe('the push service of an endpoint', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc:def', 'fcm.googleapis.com'],
    ['https://updates.push.services.mozilla.com/wpush/v2/gAAA', 'push.services.mozilla.com'],
    ['https://web.push.apple.com/QABC', 'push.apple.com'],
    ['https://db5p.notify.windows.com/w/?token=x', 'notify.windows.com'],
    ['https://push.corp.example:8443/x', 'push.corp.example:8443'],
  ])('%s is %s', (endpoint, service) => {
    expect(pushServiceOf(endpoint, config)).toBe(service);
  });

  it.each([
    'http://127.0.0.1:22',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest',
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://fcm.googleapis.com.evil.example/',
    'https://evilfcm.googleapis.com/',
    'https://notify.windows.com@evil.example/',
    'https://user:password@fcm.googleapis.com/',
    'https://evil.example/?fcm.googleapis.com',
    'https://evil.example/#.push.apple.com',
    'ftp://fcm.googleapis.com/',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('%s is none', (endpoint) => {
    expect(pushServiceOf(endpoint, config)).toBeNull();
  });

  it('may be a simulator without TLS in development alone', () => {
    const hosts = { PUSH_SERVICE_HOSTS: ['127.0.0.1:4090'] };
    const endpoint = 'http://127.0.0.1:4090/push/1';
    expect(pushServiceOf(endpoint, { ...hosts, LINKYARD_MODE: 'development' })).toBe('127.0.0.1:4090');
    expect(pushServiceOf(endpoint, { ...hosts, LINKYARD_MODE: 'production' })).toBeNull();
    expect(pushServiceOf('http://127.0.0.1:22/', { ...hosts, LINKYARD_MODE: 'development' })).toBeNull();
  });
});
