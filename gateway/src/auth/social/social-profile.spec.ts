import { describe, expect, it } from '@jest/globals';
import { signInWithProfile } from '@linkyard/contracts';
import { provenProfile } from './social-profile.js';

describe('a profile of passport', () => {
  const google = {
    provider: 'google',
    id: '1',
    displayName: 'Gil Gold',
    emails: [{ value: 'Gil@Example.com', verified: true }],
  };

  it.each([
    ['verified by Google', google, { email: 'gil@example.com', emailVerified: true }],
    ['not verified', { ...google, emails: [{ value: 'g@e.com', verified: false }] }, { emailVerified: false }],
    ['of which Google says nothing', { ...google, emails: [{ value: 'g@e.com' }] }, { emailVerified: false }],
    [
      'from Facebook',
      { ...google, provider: 'facebook', emails: [{ value: 'f@e.com' }] },
      { email: 'f@e.com', emailVerified: true },
    ],
    ['held back', { ...google, provider: 'facebook', emails: undefined }, { email: null, emailVerified: false }],
    [
      'that is none',
      { ...google, emails: [{ value: 'nonsense', verified: true }] },
      { email: null, emailVerified: false },
    ],
  ])('with an address %s', (_what, profile, expected) => {
    const proven = provenProfile(profile);
    expect(proven).toMatchObject(expected);
    expect(signInWithProfile.request.safeParse(proven).success).toBe(true);
  });

  it('is taken only in its right shape, and never with a script for a picture', () => {
    expect(() => provenProfile({ provider: 'evil', id: '1' })).toThrow();
    expect(provenProfile({ ...google, photos: [{ value: 'javascript:alert(1)' }] }).picture).toBeNull();
    expect(provenProfile({ ...google, displayName: 'A\nB\u0000' }).name).toBe('A B');
  });
});
