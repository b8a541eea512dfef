/** What a handler answers with. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(value, null, 2),
});
export const html = (body: string, status = 200, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body,
});
export const redirect = (location: string): Reply => ({ status: 302, headers: { location }, body: '' });

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** A picture with a person's first letter, for accounts that have none. */
export function initialPicture(name: string): Reply {
  const letter = escapeHtml([...name.trim()][0]?.toUpperCase() ?? '?');
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" fill="#1f7a4d"/><text x="48" y="62" font-family="sans-serif" font-size="44" fill="#fff" text-anchor="middle">${letter}</text></svg>`;
  return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body };
}
