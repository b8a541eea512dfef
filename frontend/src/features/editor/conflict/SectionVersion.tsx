import { SectionView } from '@linkyard/blocks/public';
import { useMemo } from 'react';
import { canvasCss } from '../canvas/canvas-css.js';
import { editorContext, pageModel, sectionModel } from '../canvas/page-model.js';
import { ShadowPage } from '../canvas/ShadowPage.js';
import type { SectionPart } from '../document/document.js';
import { useEditor } from '../store/use-editor.js';

const ignore = () => undefined;

/** One block alone, as it looks on its page. */
export function SectionVersion({ section }: { section: SectionPart }) {
  const document = useEditor((state) => state.document);
  const campaign = useEditor((state) => state.campaign);
  const { context, css } = useMemo(() => {
    const shown = editorContext(document, section.pageId, campaign, new Date());
    return { context: shown, css: canvasCss(pageModel([section], shown, undefined, campaign)).page };
  }, [campaign, document, section]);
  return (
    <ShadowPage
      css={`
        ${css}.lp {
          min-height: 0 !important;
          padding: 16px;
        }
      `}
      onRoot={ignore}
    >
      <div className={`lp l-${context.theme.layout}`} dir={context.direction}>
        <div className="pg">
          <SectionView section={sectionModel(section)} context={context} />
        </div>
      </div>
    </ShadowPage>
  );
}
