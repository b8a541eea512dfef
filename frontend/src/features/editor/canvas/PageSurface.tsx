import { styleNonce } from '@linkyard/ui';
import { PageView, SectionView, type RenderContext, type SectionModel } from '@linkyard/blocks/public';
import { memo, useEffect, useMemo, useDeferredValue } from 'react';
import { sectionsOf, type EditorDocument, type SectionPart } from '../document/document.js';
import { useBlockSources } from '../store/use-block-sources.js';
import { useEditor } from '../store/use-editor.js';
import { useMadeWith } from '../../../shared/session/use-session.js';
import { canvasCss } from './canvas-css.js';
import { editorContext, pageModel, sectionModel } from './page-model.js';
import { ShadowPage } from './ShadowPage.js';

/** One block of the page: drawn again only when it, or something all blocks look at, has changed. */
const Section = memo(function Section({ section, context }: { section: SectionModel; context: RenderContext }) {
  return <SectionView section={section} context={context} />;
});

const looks = new WeakMap<SectionPart, string>();

/** A text that changes when, and only when, the CSS of the section may. */
function lookOf(section: SectionPart): string {
  const known = looks.get(section);
  if (known !== undefined) return known;
  const { _id, type, style, animation } = section;
  const look = JSON.stringify([_id, type, style, animation]);
  looks.set(section, look);
  return look;
}

/** So many blocks are more than any window shows of a page at once. */
const firstDrawn = 8;

interface PageSurfaceProps {
  /** Otherwise its beginning alone. */
  isWhole: boolean;
  onRoot: (root: ShadowRoot | null) => void;
  /** Part of the page has been rendered again. */
  onDrawn: () => void;
}

/** The open page as its visitors see it, made of the same views. */
export function PageSurface(props: PageSurfaceProps) {
  const pageId = useEditor((state) => state.pageId);
  return <Surface document={useShownDocument(pageId)} pageId={pageId} {...props} />;
}

interface SurfaceProps extends PageSurfaceProps {
  document: EditorDocument;
  pageId: string;
}

const Surface = memo(function Surface({ document, pageId, isWhole, onRoot, onDrawn }: SurfaceProps) {
  const now = useMemo(() => new Date(), []);
  const campaign = useCampaignFace();
  const { pages, pageIds, template } = document;
  const page = pages[pageId];
  const all = sectionsOf(document, pageId);
  const sections = isWhole ? all : all.slice(0, firstDrawn);
  const sources = useBlockSources();
  const madeWith = useMadeWith();
  const context = useMemo(
    () => ({
      ...editorContext({ pages, pageIds, template }, pageId, campaign, now),
      ...(sources ? { sources } : {}),
      madeWith,
    }),
    [campaign, madeWith, now, pageId, pageIds, pages, sources, template],
  );
  const model = pageModel(sections, context, page, campaign);
  const look = sections.map(lookOf).join();
  // `look` stands for the sections: what is typed changes them at every key and the CSS hardly ever.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `look` stands for the sections
  const css = useMemo(() => canvasCss(model), [look, context, page?.background]);
  useDocumentCss(css.fonts);
  useEffect(onDrawn);
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
});

/** What a page shows of its campaign. The first edit marks the campaign as changed, which no block shows: none is drawn again for it. */
function useCampaignFace() {
  const campaign = useEditor((state) => state.campaign);
  const isThere = campaign !== null;
  const { _id = '', url = '', language = '', direction = 'ltr', title = '', showBranding = true } = campaign ?? {};
  return useMemo(
    () => (isThere ? { _id, url, language, direction, title, showBranding } : null),
    [_id, direction, isThere, language, showBranding, title, url],
  );
}

/** Keeps a style sheet in the document as long as the caller stands. */
function useDocumentCss(css: string) {
  useEffect(() => {
    if (css === '') return;
    const element = document.createElement('style');
    element.nonce = styleNonce();
    element.textContent = css;
    document.head.append(element);
    return () => element.remove();
  }, [css]);
}

/**
 * The document as the canvas renders it: deferred while the user types, so that form fields do not wait for the
 * page. The list of blocks and their order is never deferred, because the overlays depend on it.
 */
function useShownDocument(pageId: string): EditorDocument {
  const document = useEditor((state) => state.document);
  const later = useDeferredValue(document);
  return later.orders[pageId] === document.orders[pageId] ? later : document;
}
