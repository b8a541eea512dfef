/** @source spec 4 "Session: the token is read from a cookie" */
const cookieName = 'token';

/** The raw token among the page's cookies, or null. */
export function readTokenCookie(cookies: string): string | null {
  for (const pair of cookies.split(';')) {
    const [name, ...value] = pair.split('=');
    if (name?.trim() !== cookieName) continue;
    const raw = value.join('=').trim();
    return raw === '' ? null : decodeURIComponent(raw);
  }
  return null;
}

export const currentToken = () => readTokenCookie(document.cookie);

/** The gateway clears the cookie when a session ends; this covers endings without a response. */
export function dropTokenCookie() {
  document.cookie = `${cookieName}=; Path=/; Max-Age=0`;
}
