import { describe, expect, it } from '@jest/globals';
import { landingFor, routeFor, type RouteSession } from './route-for.js';

const anonymous: RouteSession = { signedIn: false };
const admin: RouteSession = { signedIn: true, role: 1, step: 0 };
const newcomer: RouteSession = { signedIn: true, role: 2, step: 2 };
const user: RouteSession = { signedIn: true, role: 2, step: 0 };

// path, then its redirect for: anonymous, admin, newcomer, user. '-' is "may stay".
const table: [string, string, string, string, string][] = [
  ['/', '/signin', '/admin/dashboard', '/onboarding', '/dashboard'],
  ['/signin', '-', '/admin/dashboard', '/onboarding', '/dashboard'],
  ['/signup', '-', '/admin/dashboard', '/onboarding', '/dashboard'],
  ['/forgotPassword', '-', '/admin/dashboard', '/onboarding', '/dashboard'],
  ['/resetPassword', '-', '-', '-', '-'],
  ['/verify/email', '-', '-', '-', '-'],
  ['/redirect/google', '-', '-', '-', '-'],
  ['/terms-of-service', '-', '-', '-', '-'],
  ['/privacy-policy', '-', '-', '-', '-'],
  ['/error', '-', '-', '-', '-'],
  ['/not-found', '-', '-', '-', '-'],
  ['/dev/gallery', '-', '-', '-', '-'],
  ['/onboarding', '/signin', '/admin/dashboard', '-', '/dashboard'],
  ['/dashboard', '/signin', '/admin/dashboard', '/onboarding', '-'],
  ['/mylinks', '/signin', '/admin/dashboard', '/onboarding', '-'],
  ['/profile', '/signin', '/admin/dashboard', '/onboarding', '-'],
  ['/edit/64b0c0ffee64b0c0ffee64b0', '/signin', '-', '-', '-'],
  ['/preview/64b0c0ffee64b0c0ffee64b0/1', '-', '-', '/onboarding', '-'],
  ['/admin', '/signin', '/admin/dashboard', '/onboarding', '/dashboard'],
  ['/admin/dashboard', '/signin', '-', '/onboarding', '/dashboard'],
  ['/admin/users', '/signin', '-', '/onboarding', '/dashboard'],
  ['/chatroom-chat-community', '/signin', '-', '/onboarding', '-'],
  ['/notifications', '/signin', '-', '/onboarding', '-'],
  ['/administrator', '/signin', '/admin/dashboard', '/onboarding', '-'],
  ['/signin/', '-', '/admin/dashboard', '/onboarding', '/dashboard'],
  ['/no-such-screen', '/signin', '/admin/dashboard', '/onboarding', '-'],
];

describe('routeFor', () => {
  it.each(table)('leads from %s: anonymous %s, admin %s, newcomer %s, user %s', (path, ...targets) => {
    const led = [anonymous, admin, newcomer, user].map((session) => routeFor(session, path) ?? '-');
    expect(led).toEqual(targets);
  });

  it('never redirects to a path that redirects again', () => {
    for (const session of [anonymous, admin, newcomer, user]) {
      for (const [path] of table) {
        const target = routeFor(session, path);
        if (target) expect(routeFor(session, target)).toBeNull();
      }
    }
  });

  it('forces every unfinished step to the onboarding', () => {
    for (const step of [1, 2, 3, 4]) {
      expect(routeFor({ signedIn: true, role: 2, step }, '/dashboard')).toBe('/onboarding');
    }
  });
});

describe('landingFor', () => {
  it.each([
    [user, null, '/dashboard'],
    [user, '/mylinks?page=2', '/mylinks?page=2'],
    [user, '/admin/users', '/dashboard'],
    [user, '//evil.example', '/dashboard'],
    [user, 'https://evil.example', '/dashboard'],
    [admin, '/mylinks', '/admin/dashboard'],
    [admin, '/admin/users', '/admin/users'],
    [newcomer, '/mylinks', '/onboarding'],
  ])('%j wanting %j begins at %s', (session, wanted, landing) => {
    expect(landingFor(session, wanted)).toBe(landing);
  });
});
