export { renderPageGate } from './render/render-page-gate.js';
export { renderPage } from './render/render-page.js';
export { visitorLookCss } from './kit/visitor-look.js';
export { webAppManifest } from './render/web-app-manifest.js';
export { type PageFragment, type PageParts, renderParts } from './render/render-parts.js';
export type { ClosedGate } from './gate/gate-words.js';
export type { PageModel, RenderContext, RenderedDocument, SectionModel } from './kit/types.js';
