/** The document in which a creator's own code runs; built with the blocks (kit/run-frames.ts asks for it). */
export const sandboxFramePath = '/assets/blocks/frame.html';

/**
 * The policy of that code: it may run, load from secure addresses and open windows. It has no origin even when the document is opened
 * directly, and only our own pages may frame it.
 * @source design 6 "Custom code"
 */
const policy = [
  'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' https:",
  "style-src 'unsafe-inline' https:",
  'img-src https: data: blob:',
  'font-src https: data:',
  'media-src https: data: blob:',
  'connect-src https: wss:',
  'frame-src https:',
  'form-action https:',
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

export const sandboxFrameHeaders = {
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};
