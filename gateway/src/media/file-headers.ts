import type { ServedFile } from './media-files.js';

/** Pictures that we have drawn ourselves, and what only a player opens; nothing else is ever shown inside a page. */
const shown = new Set([
  'image/webp',
  'image/avif',
  'image/png',
  'image/jpeg',
  'image/gif',
  'audio/mpeg',
  'audio/mp4',
  'audio/aac',
  'audio/ogg',
  'audio/webm',
  'audio/wav',
  'audio/flac',
  'video/mp4',
  'video/webm',
  'video/quicktime',
]);
const yearSec = 31_536_000;
/** A document that was shared may be taken back. */
const sharedSec = 60;

/**
 * Headers of one file, whatever part of it is sent. What people upload never runs: no sniffing, no scripts, no origin.
 * @source quality 3 "Serving headers for user files"
 */
export function fileHeaders(file: ServedFile): Record<string, string> {
  const isShown = file.disposition === 'inline' && shown.has(file.mime);
  return {
    'content-type': file.mime,
    'content-disposition': `${isShown ? 'inline' : 'attachment'}; ${fileNameOf(file.fileName)}`,
    'cache-control': keptFor(file),
    etag: `"${file.etag}"`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    // Public pages may stand on hosts of their own.
    'cross-origin-resource-policy': file.isPublic ? 'cross-origin' : 'same-origin',
    'referrer-policy': 'no-referrer',
  };
}

/** A public file is immutable under its address; a private one has a bearer URL and is not cached. */
function keptFor({ isPublic, disposition }: ServedFile): string {
  if (!isPublic) return 'private, no-store';
  return disposition === 'attachment' ? `public, max-age=${sharedSec}` : `public, max-age=${yearSec}, immutable`;
}

/** As RFC 6266 has it: plain for old clients, encoded for all others. */
function fileNameOf(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_').slice(0, 120);
  const encoded = encodeURIComponent([...name.replace(/\p{Surrogate}/gu, '')].slice(0, 200).join('')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
