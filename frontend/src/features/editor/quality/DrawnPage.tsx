import { PageView, themeTokens } from '@linkyard/blocks/public';
import { useEffect, useMemo, useState } from 'react';
import { canvasCss } from '../canvas/canvas-css.js';
import { editorContext, pageModel } from '../canvas/page-model.js';
import { ShadowPage } from '../canvas/ShadowPage.js';
import type { EditorDocument } from '../document/document.js';
import { blockTitle } from '../store/block-names.js';
import type { EditorState } from '../store/editor-state.js';
import { parseComputed, type Rgba } from './colour-contrast.js';
import { shownSections } from './content-findings.js';
import type { Finding } from './finding.js';
import { measuredFindings, picturesOf } from './measure-page.js';
import { weightFindings } from './weight-findings.js';
import css from './quality.module.css';

interface DrawnPageProps {
  document: EditorDocument;
  campaign: EditorState['campaign'];
  pageId: string;
  onMeasured: (findings: readonly Finding[]) => void;
}

/** So many pictures of a page are weighed. */
const maxPictures = 60;

async function bytesOf(address: string): Promise<number> {
  if (!address || new URL(address, window.location.href).origin !== window.location.origin) return 0;
  try {
    const { headers } = await fetch(address, { method: 'HEAD' });
    return Number(headers.get('content-length') ?? 0);
  } catch {
    // Offline the weight is unknown; the other findings are still shown.
    return 0;
  }
}

const hexGround = (hex: string): Rgba | null => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return parseComputed(`rgb(${r}, ${g}, ${b})`);
};

const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** A page drawn as a phone shows it, out of sight, to be measured. */
export function DrawnPage({ document, campaign, pageId, onMeasured }: DrawnPageProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const { model, page } = useMemo(() => {
    const context = { ...editorContext(document, pageId, campaign, new Date()), mode: 'preview' as const };
    const shown = document.pages[pageId];
    return { model: pageModel(shownSections(document, pageId), context, shown, campaign), page: shown };
  }, [campaign, document, pageId]);
  const { page: pageCss } = useMemo(() => canvasCss(model), [model]);

  useEffect(() => {
    if (!root) return;
    let isLeft = false;
    const nameOf = (id: string) => {
      const section = document.sections[id];
      return section ? blockTitle(section) : 'a block';
    };
    const background = page?.background ?? document.template.theme.background;
    const isPicture = background.type === 'image' || background.type === 'video';
    const ground = isPicture ? null : hexGround(themeTokens(document.template.theme, page?.background ?? null).tone);
    const measure = async () => {
      await Promise.all([window.document.fonts.ready, twoFrames()]);
      const measured = measuredFindings({ pageId, root, ground, nameOf });
      const pictures = picturesOf(root).slice(0, maxPictures);
      const weighed = pictures.map(async ({ address, sectionId }) => ({ sectionId, bytes: await bytesOf(address) }));
      const heavy = weightFindings(pageId, await Promise.all(weighed), nameOf);
      if (!isLeft) onMeasured([...measured, ...heavy]);
    };
    void measure();
    return () => {
      isLeft = true;
    };
  }, [document, onMeasured, page, pageId, root]);
  return (
    <div className={css['drawn']} aria-hidden>
      <ShadowPage css={pageCss} onRoot={setRoot}>
        <PageView model={model} />
      </ShadowPage>
    </div>
  );
}
