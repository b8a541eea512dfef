/** First path segments that are never a campaign: the web app, the calls, files. @source models.md 2 "Reserved" */
const slugShape = /^[a-z0-9](?:[a-z0-9_-]{1,38}[a-z0-9])$/;
const pageShape = /^[a-z0-9_-]{1,64}$/;

export interface PageAddress {
  campName: string;
  pageSlug: string | null;
}

/** The campaign whose manifest this path is; null for any other path. */
export function manifestOf(path: string): string | null {
  const campName = /^\/([^/]+)\/manifest\.webmanifest$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return slugShape.test(campName) ? campName : null;
}

/**
 * Reads /{campName} or /{campName}/{pageId} from a path without its query.
 * @returns null when the path cannot be a campaign's
 */
export function pageAddress(path: string, reserved: ReadonlySet<string>): PageAddress | null {
  const segments = path.slice(1).split('/');
  if (segments.length > 2) return null;
  const campName = (segments[0] ?? '').toLowerCase();
  const pageSlug = segments[1] === undefined || segments[1] === '' ? null : segments[1].toLowerCase();
  if (!slugShape.test(campName) || reserved.has(campName)) return null;
  if (pageSlug !== null && !pageShape.test(pageSlug)) return null;
  return { campName, pageSlug };
}
