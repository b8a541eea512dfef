import { z } from 'zod';

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];
const webSchemes = ['http:', 'https:'];

function hasScheme(value: string, schemes: string[]) {
  try {
    return schemes.includes(new URL(value).protocol);
  } catch {
    // Not a URL at all: refused like a foreign scheme.
    return false;
  }
}
/** True for what may stand in an href: http, https, mailto, tel. Everything else (javascript:, data:) is refused. */
export const isSafeLink = (value: string) => hasScheme(value, linkSchemes);

/** A link a creator may publish. @source quality.md 3 "URL schemes" */
export const linkUrl = z
  .string()
  .trim()
  .max(2048)
  .refine(isSafeLink, /*i18n*/ 'Use an address that begins with https://, http://, mailto: or tel:.');
/** A page on the web. */
export const webUrl = z
  .string()
  .trim()
  .max(2048)
  .refine((value) => hasScheme(value, webSchemes), /*i18n*/ 'Use an address that begins with https:// or http://.');
/** A stored picture: our own /media path, a picture of the starter catalogue, or a web address. */
export const imageUrl = z
  .string()
  .trim()
  .max(2048)
  .refine(
    (value) =>
      (/^\/(?:media|catalogue)\/[\w./-]+$/.test(value) && !value.includes('..')) || hasScheme(value, webSchemes),
    /*i18n*/ 'Not a usable picture address.',
  );
