/** For the server: a screen as the document that a browser gets. */
export { renderScreen, screenPolicy } from './document/render-screen.js';
export type { ScreenSite } from './document/ScreenDocument.js';
export { siteLook, unknownSite } from './document/site-look.js';
