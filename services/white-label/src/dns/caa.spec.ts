import { describe, expect, it } from '@jest/globals';
import { caaVerdict } from './caa.js';

const ours = ['letsencrypt.org'];

describe('CAA records', () => {
  it.each([
    [[], 'allowed'],
    [['letsencrypt.org'], 'allowed'],
    [['LetsEncrypt.org '], 'allowed'],
    [['digicert.com', 'letsencrypt.org'], 'allowed'],
    [['digicert.com'], 'otherAuthority'],
    [[';'], 'otherAuthority'],
    [[''], 'otherAuthority'],
    [[';', 'letsencrypt.org'], 'allowed'],
    [['letsencrypt.org; accounturi=https://acme-v02.api.letsencrypt.org/acme/acct/1'], 'otherAccount'],
    [['letsencrypt.org;accounturi=https://ca.example/1', 'letsencrypt.org'], 'allowed'],
    [['letsencrypt.org; validationmethods=dns-01'], 'otherMethod'],
    [['letsencrypt.org; validationmethods=dns-01,http-01'], 'allowed'],
    [['letsencrypt.org; policy=ev'], 'allowed'],
  ])('%j: %s', (issue, verdict) => expect(caaVerdict(issue, ours)).toBe(verdict));

  it('may name any of several authorities', () => {
    expect(caaVerdict(['pki.goog'], ['letsencrypt.org', 'pki.goog'])).toBe('allowed');
  });
});
