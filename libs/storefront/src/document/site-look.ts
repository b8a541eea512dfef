import { brandLookCss } from '@linkyard/blocks/look';
import type { Brand } from '@linkyard/contracts';
import type { ScreenSite } from './ScreenDocument.js';

/** What a site adds to its screens. The platform's own colours are those of the screens' sheet. */
export const siteLook = ({ title, whiteLabel, theme }: Brand): ScreenSite => ({
  title,
  look: whiteLabel ? brandLookCss(theme) : '',
});
