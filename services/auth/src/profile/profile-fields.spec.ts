import { describe, expect, it } from '@jest/globals';
import { fieldsOf } from './profile.service.js';

describe('what a change of the profile sets', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const before = new Date('2025-01-01T00:00:00Z');
  const address = { line1: 'Quay 6', line2: '', city: 'Berlin', region: '', postalCode: '', country: 'DE' };
  const user = { address, marketingConsentAt: null };

  it('is nothing for what is absent', () => {
    expect(fieldsOf({ name: undefined, phone: '' }, user, now)).toEqual({ phone: '' });
  });

  it('keeps the moment a consent was first given, and forgets it when it is withdrawn', () => {
    expect(fieldsOf({ marketingConsent: true }, user, now)).toEqual({ marketingConsentAt: now });
    expect(fieldsOf({ marketingConsent: true }, { ...user, marketingConsentAt: before }, now)).toEqual({
      marketingConsentAt: before,
    });
    expect(fieldsOf({ marketingConsent: false }, { ...user, marketingConsentAt: before }, now)).toEqual({
      marketingConsentAt: null,
    });
  });

  it('keeps the fields of the address that are absent', () => {
    expect(fieldsOf({ address: { city: 'Bonn' } }, user, now)).toEqual({ address: { ...address, city: 'Bonn' } });
  });
});
