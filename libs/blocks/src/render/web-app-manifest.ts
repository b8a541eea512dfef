import type { PageModel } from '../kit/types.js';
import { documentCss } from '../page/page-css.js';
import { describePage } from './describe-page.js';

/** Of whichever site the page is opened at: the gateway has them under the same address on every host. */
const iconsOfSite = [192, 512].map((side) => ({
  src: `/assets/icons/${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose: 'any',
}));

/** At most this much stands under an icon on a home screen. */
const shortName = (name: string) => (name.length > 24 ? `${name.slice(0, 23).trimEnd()}…` : name);

/**
 * What a phone needs to keep the page on its home screen: name, colours, icon, where it begins. JSON text.
 * @param home  the home page of a campaign, as it is published
 * @source design 6, W3C "Web Application Manifest"
 */
export function webAppManifest(home: PageModel): string {
  const { context, seo } = home;
  const { title, description, person } = describePage(home);
  const start = context.pages.find(({ isHome }) => isHome)?.href ?? '/';
  const { day } = documentCss(home);
  const own = seo.favicon ? [{ src: seo.favicon, sizes: 'any', purpose: 'any' }] : [];
  return JSON.stringify({
    id: start,
    name: title,
    short_name: shortName(person),
    ...(description ? { description } : {}),
    lang: context.locale,
    dir: context.direction,
    start_url: start,
    scope: start,
    display: 'standalone',
    background_color: day,
    theme_color: day,
    icons: [...own, ...iconsOfSite],
  });
}
