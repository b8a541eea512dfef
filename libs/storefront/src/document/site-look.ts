import { brandLookCss } from '@linkyard/blocks/look';
import { legalKeys, legalPaths, type Brand, type Site } from '@linkyard/contracts';
import type { ScreenSite } from './ScreenDocument.js';

/** The look where no site is known; it names no one. */
export const unknownSite: ScreenSite = {
  title: '',
  look: brandLookCss({
    ...{ primaryColor: '#4A4F4D', secondaryColor: '#4A4F4D', titleColor: '#1C1E1D', textColor: '#5F6462' },
    ...{ sideBarColor: '#FFFFFF', bgColor: '#FAFAFA' },
  }),
};

/** Derived once for each brand as it is kept in memory. */
const made = new WeakMap<Brand, ScreenSite>();

/** What a site adds to its screens. The platform's own colours are those of `platformColours`. */
export function siteLook({ brand, legal = {}, origins }: Pick<Site, 'brand' | 'legal' | 'origins'>): ScreenSite {
  const { title, whiteLabel, theme } = brand;
  const known = made.get(brand) ?? { title, look: whiteLabel ? brandLookCss(theme) : '' };
  made.set(brand, known);
  const own = legalKeys.filter((key) => legal[key]).map((key) => [key, new URL(legalPaths[key], origins.app).href]);
  return own.length === 0 ? known : { ...known, legal: Object.fromEntries(own) };
}
