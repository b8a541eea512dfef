import { PageView } from '@linkyard/blocks/public';
import { useMemo } from 'react';
import { canvasCss } from '../canvas/canvas-css.js';
import { editorContext, pageModel } from '../canvas/page-model.js';
import { ShadowPage } from '../canvas/ShadowPage.js';
import type { EditorDocument } from '../document/document.js';
import { useEditor } from '../store/use-editor.js';
import type { PageDiff } from './diff.js';
import { markCss } from './mark-css.js';
import css from './history.module.css';

const ignore = () => undefined;

/** A page of two versions at once, with a mark on every block that differs. */
export function MarkedPage({ page, document }: { page: PageDiff; document: EditorDocument }) {
  const campaign = useEditor((state) => state.campaign);
  const { model, look } = useMemo(() => {
    const context = editorContext(document, page.pageId, campaign, new Date());
    const parts = page.sections.map(({ section }) => section);
    const drawn = pageModel(parts, context, document.pages[page.pageId], campaign);
    return { model: drawn, look: `${canvasCss(drawn).page}\n${markCss(page.sections)}` };
  }, [campaign, document, page]);
  return (
    <div className={css['frame']}>
      <div className={css['sheet']}>
        <ShadowPage css={look} onRoot={ignore}>
          <PageView model={model} />
        </ShadowPage>
      </div>
    </div>
  );
}
