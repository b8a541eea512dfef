/** How the screens look that visitors of a page buy and book on. */
export { contrast } from './kit/contrast.js';
export { brandLookCss } from './kit/brand-look.js';
export { visitorLookCss } from './kit/visitor-look.js';
/** How the app of a site looks. */
export {
  appLook,
  appLookCss,
  type AppLook,
  type ColourName,
  type Correction,
  type Scheme,
  type SiteColours,
} from './kit/app-look.js';
