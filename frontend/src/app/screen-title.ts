/** The title among a route's own values, or null when the route has none. */
export function titleOfHandle(handle: unknown): string | null {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return null;
  return typeof handle.title === 'string' ? handle.title : null;
}
