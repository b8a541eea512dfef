import { z } from 'zod';
import { refusedAs } from '../errors/reasons.js';
import { hasScheme, isSafeLink } from './link-schemes.js';

const webSchemes = ['http', 'https'];

/** A link a creator may publish. @source quality.md 3 "URL schemes" */
export const linkUrl = z.string().trim().max(2048).refine(isSafeLink, refusedAs('core.not_link_target'));
/** A page on the web. */
export const webUrl = z
  .string()
  .trim()
  .max(2048)
  .refine((value) => hasScheme(value, webSchemes), refusedAs('core.not_web_address'));
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
    refusedAs('core.not_picture_address'),
  );
