/** Where public pages of the installation open: PAGES_ORIGIN when pages have a host of their own, else PUBLIC_URL. */
export const publicOrigin = (env: NodeJS.ProcessEnv = process.env): string =>
  new URL(env['PAGES_ORIGIN'] || appUrl(env)).origin;

/** True when no page shares its host with the app. A page may load other people's scripts only then: on the app's host they could read its session. */
export const pagesHaveOwnHost = (env: NodeJS.ProcessEnv = process.env): boolean =>
  new URL(publicOrigin(env)).host !== new URL(appUrl(env)).host;

const appUrl = (env: NodeJS.ProcessEnv) => env['PUBLIC_URL'] ?? 'http://localhost:5002';
