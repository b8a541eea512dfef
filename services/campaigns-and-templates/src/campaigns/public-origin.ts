/** Where public pages of the house open: PAGES_ORIGIN when pages have a host of their own, else PUBLIC_URL. */
export const publicOrigin = (env: NodeJS.ProcessEnv = process.env): string =>
  new URL(env['PAGES_ORIGIN'] ?? env['PUBLIC_URL'] ?? 'http://localhost:5002').origin;
