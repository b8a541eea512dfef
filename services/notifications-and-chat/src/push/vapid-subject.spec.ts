import { describe, expect, it } from '@jest/globals';
import { vapidSubject } from './vapid-subject.js';

describe('the subject that push services are given', () => {
  it('is the address for support', () => {
    expect(vapidSubject('help@links.example.com', 'https://links.example.com')).toBe('mailto:help@links.example.com');
  });

  it('is the origin of the installation where there is no such address, or none that a push service accepts', () => {
    for (const address of ['', 'help', 'help@localhost', 'help@printer.local', 'help@links.invalid', 'help@127.0.0.1'])
      expect(vapidSubject(address, 'https://links.example.com/app')).toBe('https://links.example.com');
  });

  it.each([
    'http://links.example.com',
    'https://localhost:5002',
    'https://localhost.',
    'https://printer.local',
    'https://links.invalid',
    'https://links.test',
    'https://links.example',
    'https://192.0.2.7',
    'https://[2001:db8::1]',
    'https://intranet',
    'not an address',
    '',
  ])('is none for %s, which Apple answers with 403', (url) => {
    expect(vapidSubject('', url)).toBeNull();
  });
});
