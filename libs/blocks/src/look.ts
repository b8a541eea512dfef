/** How the screens look that visitors of a page buy and book on. */
export { brandLookCss } from './kit/brand-look.js';
export { visitorLookCss } from './kit/visitor-look.js';
