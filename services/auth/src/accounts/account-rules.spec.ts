import { describe, expect, it } from '@jest/globals';
import { anonymised } from './account-deletion.js';
import { mayUseSessions, requireStrongPassword, stateOf } from '../user-records/account-rules.js';
import { newUser } from '../user-records/new-user.js';
import { localeOf } from './registration.service.js';
import { presentUser } from '../user-records/user.presenter.js';

const now = new Date('2026-11-21T10:00:00Z');
const person = newUser({ name: 'Robin Reed', email: 'robin@example.com' }, now);

describe('accounts', () => {
  it('begin unconfirmed, as a user, at the first step', () => {
    expect(person).toMatchObject({
      role: 2,
      step: 1,
      state: 'pendingVerification',
      status: 1,
      userId: person._id,
      rev: 1,
    });
  });

  it('are suspended while switched off, whatever else they are', () => {
    expect(stateOf({ ...person, status: 0 })).toBe('suspended');
    expect(stateOf({ ...person, status: 0, state: 'deleted' })).toBe('deleted');
    expect(stateOf({ ...person, state: 'active' })).toBe('active');
  });

  it.each([
    [{ state: 'active' as const }, true],
    [{ state: 'active' as const, status: 0 as const }, false],
    [{ state: 'pendingVerification' as const }, false],
    [{ state: 'deletionRequested' as const }, false],
    [{ state: 'active' as const, deletedAt: now }, false],
  ])('with %j may use sessions: %s', (change, may) => {
    expect(mayUseSessions({ ...person, ...change })).toBe(may);
  });

  it('refuse common passwords and those that are made of the name', () => {
    const about = [person.name, person.email];
    expect(() => requireStrongPassword('correct horse battery', about)).not.toThrow();
    for (const weak of ['password1', 'qwertyuiop', 'robin123'])
      expect(() => requireStrongPassword(weak, about)).toThrow('auth.password_breached');
    expect(() => requireStrongPassword('a1b2', about)).toThrow('core.invalid_input');
  });

  it('show nothing secret, and say whether there is a password', () => {
    const seen = presentUser({ ...person, passwordHash: '$argon2id$x', knownNetworks: ['net'] });
    expect(seen).toMatchObject({ hasPassword: true, twoFactorEnabled: false });
    expect(JSON.stringify(seen)).not.toMatch(/argon2|net"|tokenVersion|isContested/);
  });

  it('keep nothing personal when deleted', () => {
    const full = {
      ...person,
      phone: '+49',
      username: 'robin',
      passwordHash: 'x',
      birthdate: '1990-01-01',
      knownNetworks: ['n'],
    };
    const gone = anonymised(full, now);
    expect(JSON.stringify(gone)).not.toMatch(/robin|\+49|1990/i);
    expect(gone).toMatchObject({ _id: person._id, state: 'deleted', status: 0, deletedAt: now });
  });

  it.each([
    ['de-DE', 'de-DE'],
    ['*', 'en'],
    ['<script>', 'en'],
  ])('speak %s as %s', (given, locale) => {
    expect(localeOf({ locale: given })).toBe(locale);
  });
});
