import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Screen } from './screen.js';
import { ScreenDocument, type ScreenDocumentProps, type ScreenSite } from './ScreenDocument.js';
import { stylesOf } from './screen-styles.js';

/** The HTML of a screen. The same properties give the same bytes. */
export const renderScreen = (props: ScreenDocumentProps): string =>
  `<!doctype html>${renderToStaticMarkup(<ScreenDocument {...props} />)}`;

/**
 * The policy of a screen: its own styles and script, pictures, and forms that may lead on to a payment page.
 * @param isSecure false on a developer's machine, where the payment pages of simulators have no TLS
 */
export function screenPolicy(
  screen: Pick<Screen, 'styles' | 'creator' | 'script'>,
  site: Pick<ScreenSite, 'look'>,
  isSecure: boolean,
): string {
  const hashes = stylesOf(screen, site).map(
    ({ css }) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `style-src ${hashes.join(' ')}`,
    ...(screen.script ? ["script-src 'self'", "connect-src 'self'"] : []),
    "font-src 'self'",
    `img-src 'self' https: data:${isSecure ? '' : ' http:'}`,
    // Browsers apply form-action to the redirect after a post too, and payment pages have many hosts.
    `form-action 'self' https:${isSecure ? '' : ' http:'}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
