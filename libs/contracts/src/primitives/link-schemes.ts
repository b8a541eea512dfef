/**
 * What a link that a creator publishes may begin with: the web, and apps that reach a person or a place. Never what runs code or opens
 * files (javascript:, data:, file:).
 * @source quality.md 3 "URL schemes"
 */
export const linkSchemes: readonly string[] = [
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  'whatsapp',
  'tg',
  'facetime',
  'geo',
  'spotify',
  'bitcoin',
];

export function hasScheme(value: string, schemes: readonly string[]): boolean {
  try {
    return schemes.includes(new URL(value).protocol.slice(0, -1));
  } catch {
    // Not a URL at all: refused like a foreign scheme.
    return false;
  }
}

/** True for what may stand in an href. Free of zod, since scripts of public pages ask it too. */
export const isSafeLink = (value: string): boolean => hasScheme(value, linkSchemes);
