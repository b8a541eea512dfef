import type { VisitorHost } from '@linkyard/contracts';
import { directionOf } from '@linkyard/languages';
import { i18n } from '../locales/texts.js';
import { html, type Html, type HtmlValue } from './html.js';
import { creatorHead } from './creator-head.js';
import { screenStyle } from './screen-style.js';
import { stylesheet, type Stylesheet } from './stylesheet.js';

export interface Sharing {
  title: string;
  description: string;
  /** An address, or a path of this host; empty for none. */
  image: string;
}

export interface PublicScreen {
  title: string;
  /** Follows the title in the browser's tab: by default the creator, else the installation. */
  siteTitle?: string;
  /** Whom it is about: stands above the screen, leads back to their page, and the screen wears its look. */
  creator?: VisitorHost;
  body: HtmlValue;
  /** BCP 47; decides the direction of writing too. By default the language of the request. */
  lang?: string;
  /** Class of `main`: `middle` for a short message, or one of the screen's own stylesheet. */
  layout?: string;
  /** Beside the shared one. */
  styles?: readonly Stylesheet[];
  /** Path of a script on this host. The screen works without it. */
  script?: string;
  /** Of a screen that search engines may list. Others are about one visitor. */
  sharing?: Sharing;
  /** The browser asks again after so many seconds, for a state that changes by itself. */
  refreshSec?: number;
}

/** The document of a public screen. */
export function screenDocument(screen: PublicScreen): Html {
  const { title, body, lang = i18n.language, layout, script, sharing, refreshSec, creator } = screen;
  const siteTitle = creator?.name || screen.siteTitle;
  return html`<!doctype html>
    <html lang="${lang}" dir="${directionOf(lang)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        ${sharing ? sharingTags(sharing) : html`<meta name="robots" content="noindex" />`}
        <title>${siteTitle ? `${title} | ${siteTitle}` : title}</title>
        ${
          refreshSec !== undefined && html`<meta http-equiv="refresh" content="${refreshSec}" />`
        }${stylesOf(screen).map(({ element }) => element)}${
          script !== undefined && html`<script src="${script}" defer></script>`
        }
      </head>
      <body>
        ${creator && creator.name !== '' && creatorHead(creator, layout)}
        <main class="${layout ?? ''}">${body}</main>
      </body>
    </html>`;
}

/** The look of the creator's page comes last, so that it decides. */
const stylesOf = ({ styles = [], creator }: Pick<PublicScreen, 'styles' | 'creator'>): Stylesheet[] => [
  screenStyle,
  ...styles,
  ...(creator?.look ? [stylesheet(creator.look.css)] : []),
];

const sharingTags = ({ title, description, image }: Sharing): Html =>
  html`<meta property="og:title" content="${title}" />${
      description !== '' &&
      html`<meta name="description" content="${description}" /><meta
          property="og:description"
          content="${description}"
        />`
    }${image !== '' && html`<meta property="og:image" content="${image}" />`}`;

/**
 * The policy of a screen: its own styles and script, pictures, and forms that may lead on to a payment page.
 * @param isSecure false on a developer's machine, where the payment pages of simulators have no TLS
 */
export function screenPolicy(screen: Pick<PublicScreen, 'styles' | 'creator'>, isSecure: boolean): string {
  return [
    "default-src 'none'",
    `style-src ${stylesOf(screen)
      .map(({ source }) => source)
      .join(' ')}`,
    "script-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    `img-src 'self' https: data:${isSecure ? '' : ' http:'}`,
    // Browsers apply form-action to the redirect after a post too, and payment pages have many hosts.
    `form-action 'self' https:${isSecure ? '' : ' http:'}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
