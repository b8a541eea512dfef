import { describe, expect, it } from '@jest/globals';
import { checkPushConfig } from './push-config.js';

const whole = { DATA_KEY: 'd'.repeat(40), PUBLIC_URL: 'https://links.example.com', SUPPORT_EMAIL: '' };

describe('the settings of push notifications', () => {
  it('are enough with a public address of either kind', () => {
    expect(() => checkPushConfig(whole)).not.toThrow();
    expect(() =>
      checkPushConfig({ ...whole, PUBLIC_URL: 'http://gateway', SUPPORT_EMAIL: 'a@links.example.com' }),
    ).not.toThrow();
  });

  it('stop a start in production without one, and are only a warning in development', () => {
    const local = { ...whole, PUBLIC_URL: 'http://localhost:5002' };
    expect(() => checkPushConfig(local)).toThrow(/SUPPORT_EMAIL/);
    expect(() => checkPushConfig({ ...local, LINKYARD_MODE: 'development' })).not.toThrow();
  });

  it('need the key that seals the private one', () => {
    expect(() => checkPushConfig({ ...whole, DATA_KEY: '' })).toThrow(/DATA_KEY/);
  });
});
