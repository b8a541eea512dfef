import { z } from 'zod';

/** Paths at which the app answers although no screen is registered there. */
const ownPaths = ['/', '/admin', '/error'];
const screenList = z.array(z.string().startsWith('/'));

/** `/edit/:templateId` becomes a pattern of one more segment. */
const patternOf = (path: string) =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[\\w-]+' : segment.replace(/[^\w-]/g, '\\$&')))
    .join('/');

/**
 * Matches the paths of the app's screens.
 * @param list the build's screens.json; null when the app is not built
 */
export function screenMatcher(list: string | null | undefined): (path: string) => boolean {
  const paths = [...ownPaths, ...(list ? screenList.parse(JSON.parse(list)) : [])];
  const pattern = new RegExp(`^(?:${paths.map(patternOf).join('|')})/?$`);
  return (path) => pattern.test(path);
}
