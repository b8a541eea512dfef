import { renderToStaticMarkup } from 'react-dom/server';
import { behaviourScripts } from '../behaviours.js';
import { gateCss } from '../gate/gate-css.js';
import { GateForm } from '../gate/GateForm.js';
import type { ClosedGate } from '../gate/gate-words.js';
import type { PageModel, SectionModel } from '../kit/types.js';
import { sectionsCss, shownSections } from '../page/page-css.js';
import { slotTag } from '../page/PageView.js';
import { SectionView } from '../page/SectionView.js';
import { renderPage, scriptsOf } from './render-page.js';

/** A section that not every visitor sees, as it goes into its place. */
export interface PageFragment {
  slot: string;
  sectionId: string;
  html: string;
  /** What stands there until its gate is opened; null without a gate. */
  door: string | null;
}

export interface PageParts {
  /** The page cut at its empty places: one more than there are fragments. */
  pieces: string[];
  /** In the order of their places. */
  fragments: PageFragment[];
}

/**
 * A page whose sections with a `slot` are apart from it: nothing of what they say is in the pieces, not even in the description for search engines.
 * @param gateOf the gate of a section; null for one without
 * @source ADR 0010
 */
export function renderParts(model: PageModel, gateOf: (section: SectionModel) => ClosedGate | null): PageParts {
  const { campaignId, pageId, i18n } = model.context;
  const apart = shownSections(model).filter(({ slot }) => slot);
  const isGated = apart.some((section) => gateOf(section));
  const extras = isGated ? { css: gateCss, scripts: behaviourScripts(['gate']) } : {};
  const { html } = renderPage(model, extras);
  const fragments = apart.map((section): PageFragment => {
    const gate = gateOf(section);
    const slot = section.slot ?? '';
    const door = gate && (
      <section className="s" id={`g-${slot}`}>
        <GateForm gate={gate} action={`/g/${campaignId}/${pageId}/${slot}`} name={slot} i18n={i18n} />
      </section>
    );
    return {
      slot,
      sectionId: section._id,
      html: fragmentHtml(model, section),
      door: door && renderToStaticMarkup(door),
    };
  });
  return { pieces: cut(html, fragments), fragments };
}

/** The section with all it needs; a script that stands twice on a page runs once. */
function fragmentHtml(model: PageModel, section: SectionModel): string {
  const { slot: _empty, ...shown } = section;
  const css = sectionsCss([shown], model);
  return renderToStaticMarkup(
    <>
      {scriptsOf([shown], model).map((file) => (
        <script key={file} type="module" src={`/assets/blocks/${file}`} />
      ))}
      {css && <style dangerouslySetInnerHTML={{ __html: css }} />}
      <SectionView section={shown} context={model.context} />
    </>,
  );
}

function cut(html: string, fragments: readonly PageFragment[]): string[] {
  const pieces: string[] = [];
  let rest = html;
  for (const { slot } of fragments) {
    const mark = `<${slotTag} id="${slot}"></${slotTag}>`;
    const at = rest.indexOf(mark);
    if (at === -1) throw new Error(`The page has no place ${slot}`);
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at + mark.length);
  }
  return [...pieces, rest];
}
