/** What a person typed as a name, fit for a title and a download: no path, no control or direction characters, no extension. */
export function plainName(given: string, fallback = 'file'): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069"<>|:*?]/g, '');
  const bare = visible.replace(/(?:\.[A-Za-z0-9]{1,8}){1,2}$/, '').replace(/^\.+/, '');
  return bare.replace(/\s+/g, ' ').trim().slice(0, 120) || fallback;
}
