/** What the routing rules need to know of who is here. */
export type RouteSession = { signedIn: false } | { signedIn: true; role: 1 | 2; step: number };

export const signInPath = '/signin';
export const onboardingPath = '/onboarding';
export const userHome = '/dashboard';
export const adminHome = '/admin/dashboard';

/** Where the account settings of a role are. */
export const accountPath = (role: 1 | 2 | undefined) => (role === 1 ? '/admin/profile' : '/profile');

const isUnder = (path: string, root: string) => path === root || path.startsWith(`${root}/`);
const oneOf = (path: string, roots: readonly string[]) => roots.some((root) => isUnder(path, root));

/** Only for who is not signed in. `/` is sign-in on the product's own hosts. @source spec 2 */
const signInPaths = ['/signin', '/signup', '/forgotPassword'];
/**
 * Open with and without a session at any time: links of mails and providers lead here, and so do texts one may read without an account.
 * A reset link also works for who is signed in somewhere.
 */
const openPaths = [
  '/resetPassword',
  '/verify',
  '/redirect',
  '/terms-of-service',
  '/privacy-policy',
  '/error',
  '/not-found',
  // In development only; other builds have no such screen and answer not found.
  '/dev/gallery',
];

/** Admins have notifications of their own, and moderate the chat room. */
const adminPaths = ['/admin', '/edit', '/preview', '/chatroom-chat-community', '/notifications'];

/**
 * The redirect for `path`, or null when the session may stay.
 * @param path the pathname, without query
 * @source spec 4
 */
export function routeFor(session: RouteSession, path: string): string | null {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (oneOf(clean, openPaths)) return null;

  if (!session.signedIn) {
    // A preview shows a page as its visitors see it, so it asks for no account.
    const reachable = oneOf(clean, signInPaths) || isUnder(clean, '/preview');
    return reachable ? null : signInPath;
  }
  if (session.role === 1) return oneOf(clean, adminPaths) && clean !== '/admin' ? null : adminHome;
  if (session.step !== 0) return oneOf(clean, [onboardingPath, '/edit']) ? null : onboardingPath;
  const closed = clean === '/' || oneOf(clean, [...signInPaths, '/admin', onboardingPath]);
  return closed ? userHome : null;
}

/** The landing page after signing in: the requested one if it is allowed, else the home of the role. */
export function landingFor(session: RouteSession, wanted: string | null): string {
  const path = wanted?.split(/[?#]/)[0] ?? '';
  // '//host' would leave the site.
  const usable = wanted !== null && path.startsWith('/') && !path.startsWith('//') && path !== '/';
  if (usable && !oneOf(path, openPaths) && routeFor(session, path) === null) return wanted;
  return routeFor(session, '/') ?? userHome;
}

/** The page requested before the redirect to sign-in. */
export function wantedFrom(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? state.from : null;
}
