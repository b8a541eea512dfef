import { z } from 'zod';
import { hasScheme, isSafeLink } from './link-schemes.js';

const webSchemes = ['http', 'https'];

/** A link a creator may publish. @source quality.md 3 "URL schemes" */
export const linkUrl = z
  .string()
  .trim()
  .max(2048)
  .refine(
    isSafeLink,
    /*i18n*/ 'Use an address that begins with https://, http://, mailto:, tel: or sms:, or an app’s link such as whatsapp:.',
  );
/** A page on the web. */
export const webUrl = z
  .string()
  .trim()
  .max(2048)
  .refine((value) => hasScheme(value, webSchemes), /*i18n*/ 'Use an address that begins with https:// or http://.');
/** The address of a stored picture's JPEG for previews of shared links; another picture's address as it is. */
export const sharePictureAddress = (address: string): string =>
  /^\/media\/[\w./-]+\.(?:webp|jpg|png|gif|avif)$/.test(address) ? `${address}/share.jpg` : address;
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
