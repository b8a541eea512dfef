export { renderPage } from './render/render-page.js';
export type { PageModel, RenderContext, RenderedDocument, SectionModel } from './kit/types.js';
