import { publicViews } from '../registry/public.gen.js';
import type { RenderContext, SectionModel } from '../kit/types.js';

export const viewOf = (type: string) => (Object.hasOwn(publicViews, type) ? publicViews[type] : undefined);

/** One section. An unknown block, or one with nothing to show, renders nothing in public and a card in the editor. */
export function SectionView({ section, context }: { section: SectionModel; context: RenderContext }) {
  const inEditor = context.mode === 'editor';
  const view = viewOf(section.type);
  const body = view?.render(section, context) ?? null;
  if (body === null && !inEditor) return null;
  const missing = view?.emptyHint ?? /*i18n*/ 'This block is not available here.';
  return (
    <section
      className={inEditor && section.status === 0 ? 's off' : 's'}
      id={`s-${section._id}`}
      data-s={section._id}
      data-t={section.type}
    >
      {body ?? <div className="uk">{context.editorText?.(missing) ?? missing}</div>}
    </section>
  );
}
