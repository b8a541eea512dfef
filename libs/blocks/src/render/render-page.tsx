import { renderToStaticMarkup } from 'react-dom/server';
import { behaviourScripts } from '../behaviours.js';
import type { PageModel, RenderedDocument } from '../kit/types.js';
import { shownSections } from '../page/page-css.js';
import { viewOf } from '../page/SectionView.js';
import { blockOf } from '../registry/index.js';
import { Document } from './Document.js';

/**
 * The document a visitor gets: complete without JavaScript, CSS of its own blocks inlined, no framework.
 * Deterministic: the same model gives the same bytes. Never throws for broken section data.
 * @source design 6
 */
export function renderPage(model: PageModel): RenderedDocument {
  const acting = shownSections(model).filter(
    // A gallery without pictures has nothing to act on, so its script is not loaded.
    (section) => blockOf(section.type)?.behaviour && viewOf(section.type)?.render(section, model.context) != null,
  );
  const { type } = model.background ?? model.theme.background;
  const backdrop = type === 'video' ? ['backdrop'] : [];
  const behaviours = behaviourScripts([...backdrop, ...acting.map((section) => section.type)]);
  const counted = model.beacon && model.context.mode === 'public' && model.context.campaignId !== null;
  const beacon = counted ? (behaviourScripts(['beacon'])[0] ?? null) : null;
  const markup = renderToStaticMarkup(<Document model={model} behaviours={behaviours} beacon={beacon} />);
  const html = `<!doctype html>${markup}`;
  return { html, scripts: beacon ? [...behaviours, beacon] : behaviours, bytes: Buffer.byteLength(html) };
}
