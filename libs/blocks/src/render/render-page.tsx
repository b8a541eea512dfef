import { renderToStaticMarkup } from 'react-dom/server';
import { behaviourScripts } from '../behaviours.js';
import { consentCss } from '../consent/consent-css.js';
import { followCss } from '../push/follow-css.js';
import type { PageModel, RenderedDocument, SectionModel } from '../kit/types.js';
import { shownSections } from '../page/page-css.js';
import { viewOf } from '../page/SectionView.js';
import { blockOf } from '../registry/index.js';
import { Document, type DocumentProps } from './Document.js';

/** Scripts of the blocks that have something to act on: a gallery without pictures has nothing. */
export function scriptsOf(sections: readonly SectionModel[], { context }: PageModel): string[] {
  const acting = sections.filter(
    (section) => blockOf(section.type)?.behaviour && viewOf(section.type)?.render(section, context) != null,
  );
  return behaviourScripts(acting.map((section) => section.type));
}

/** What a page is drawn with beside its blocks: css and scripts that come with consent or gates. */
export interface Extras {
  css?: string;
  scripts?: string[];
}

/**
 * The document a visitor gets: complete without JavaScript, CSS of its own blocks inlined, no framework.
 * Deterministic: the same model gives the same bytes. Never throws for broken section data.
 * @source design 6
 */
export function renderPage(model: PageModel, extras: Extras = {}): RenderedDocument {
  const everyones = shownSections(model).filter(({ slot }) => !slot);
  const { type } = model.background ?? model.theme.background;
  const own = [
    ...(type === 'video' ? ['backdrop'] : []),
    ...(model.consent ? ['consent'] : []),
    ...(model.follow ? ['follow'] : []),
  ];
  const behaviours = [...behaviourScripts(own), ...scriptsOf(everyones, model), ...(extras.scripts ?? [])];
  const moreCss = (extras.css ?? '') + (model.consent ? consentCss : '') + (model.follow ? followCss : '');
  const counted = model.beacon && model.context.mode === 'public' && model.context.campaignId !== null;
  const beacon = counted ? (behaviourScripts(['beacon'])[0] ?? null) : null;
  const html = documentHtml({ model, behaviours, beacon, moreCss });
  return { html, scripts: beacon ? [...behaviours, beacon] : behaviours, bytes: Buffer.byteLength(html) };
}

export const documentHtml = (props: DocumentProps): string =>
  `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
