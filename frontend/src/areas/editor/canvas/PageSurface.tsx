import { PageView, SectionView, type RenderContext, type SectionModel } from '@linkyard/blocks/public';
import { memo, useMemo } from 'react';
import { sectionsOf, type SectionPart } from '../document/document.js';
import { useBlockSources } from '../store/use-block-sources.js';
import { useEditor } from '../store/use-editor.js';
import { canvasCss } from './canvas-css.js';
import { editorContext, pageModel, sectionModel } from './page-model.js';
import { ShadowPage } from './ShadowPage.js';
import { useDocumentCss } from './use-document-css.js';

/** One block of the page: drawn again only when it, or something all blocks look at, has changed. */
const Section = memo(function Section({ section, context }: { section: SectionModel; context: RenderContext }) {
  return <SectionView section={section} context={context} />;
});

/** A text that changes when, and only when, the CSS of the sections may. */
const lookOf = (sections: readonly SectionPart[]) =>
  JSON.stringify(sections.map(({ _id, type, style, animation }) => [_id, type, style, animation]));

/** The open page as its visitors see it, made of the same views. */
export function PageSurface({ onRoot }: { onRoot: (root: ShadowRoot | null) => void }) {
  const now = useMemo(() => new Date(), []);
  const pageId = useEditor((state) => state.pageId);
  const campaign = useEditor((state) => state.campaign);
  const document = useEditor((state) => state.document);
  const { pages, pageIds, template } = document;
  const page = pages[pageId];
  const sections = sectionsOf(document, pageId);
  const sources = useBlockSources();
  const context = useMemo(
    () => ({ ...editorContext({ pages, pageIds, template }, pageId, campaign, now), ...(sources ? { sources } : {}) }),
    [campaign, now, pageId, pageIds, pages, sources, template],
  );
  const model = pageModel(sections, context, page, campaign);
  const look = lookOf(sections);
  // `look` stands for the sections: what is typed changes them at every key and the CSS hardly ever.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `look` stands for the sections
  const css = useMemo(() => canvasCss(model), [look, context, page?.background]);
  useDocumentCss(css.fonts);
  const byId = document.sections;
  return (
    <ShadowPage css={css.page} onRoot={onRoot}>
      <PageView
        model={model}
        wrap={({ _id }) => {
          const section = byId[_id];
          return section ? <Section section={sectionModel(section)} context={context} /> : null;
        }}
      />
    </ShadowPage>
  );
}
