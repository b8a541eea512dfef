/** The token of the Authorization header: raw, or after `Bearer `. A cookie alone never authenticates a call. @source spec 7, api.md */
export function rawToken(request: { headers: { authorization?: string } }): string | null {
  const header = request.headers.authorization?.trim();
  if (!header) return null;
  return header.replace(/^Bearer\s+/i, '');
}
