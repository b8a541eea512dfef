/** For the server: a screen as the document that a browser gets. */
export { renderScreen, screenPolicy } from './document/render-screen.js';
export type { ScreenSite } from './document/ScreenDocument.js';
/** The app has the look of its site by the same rules. */
export { appLook, appLookCss } from '@linkyard/blocks/look';
export { siteLook, unknownSite } from './document/site-look.js';
