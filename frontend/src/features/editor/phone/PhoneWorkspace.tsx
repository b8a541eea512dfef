import { t } from '@lingui/core/macro';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Canvas } from '../canvas/Canvas.js';
import { PagesPanel, SectionPanel, SitePanel } from '../panels.js';
import { BlockPicker } from '../picker/BlockPicker.js';
import type { SiteTab } from '../properties/SitePanel.js';
import { blockLabel } from '../store/block-names.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { BottomBar, type SheetName } from './BottomBar.js';
import { Sheet } from './Sheet.js';
import css from '../editor.module.css';

interface PhoneWorkspaceProps {
  /** Counts requests for the list of blocks by keyboard. */
  addAsked: number;
  /** Lies over the page. */
  over: ReactNode;
  onPreview: () => void;
  onPublish: () => void;
}

/** The page fills the window; everything else comes up from below. */
export function PhoneWorkspace({ addAsked, over, onPreview, onPublish }: PhoneWorkspaceProps) {
  const { store } = useEditorSession();
  const sectionId = useEditor((state) => state.sectionId);
  const type = useEditor((state) => (sectionId === null ? undefined : state.document.sections[sectionId]?.type));
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const [siteTab, setSiteTab] = useState<SiteTab>('theme');
  const close = useCallback(() => setSheet(null), []);
  const pick = useCallback(() => setSheet('add'), []);
  const openForm = useCallback(() => setSheet('form'), []);
  useEffect(() => {
    if (addAsked > 0) pick();
  }, [addAsked, pick]);
  const isForm = sheet === 'form' && sectionId !== null && type !== undefined;
  useEffect(() => {
    if (!isForm) return;
    const scroller = document.querySelector('[data-canvas-scroller]');
    if (!scroller) return;
    // The page makes room for the sheet: what is changed stays in sight.
    const show = () => document.getElementById(`frame-${sectionId}`)?.scrollIntoView({ block: 'center' });
    const observer = new ResizeObserver(show);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [isForm, sectionId]);

  return (
    <>
      <main className={css['middle']} aria-label={t`Page`} data-sheet={isForm || undefined}>
        <Canvas device="phone" onPick={pick} onOpenForm={openForm} />
        {over}
      </main>
      <BottomBar onOpen={setSheet} onPreview={onPreview} onPublish={onPublish} />
      <Sheet
        title={t`Add a block`}
        opened={sheet === 'add'}
        onClose={() => {
          store.insertAt(null);
          close();
        }}
      >
        <BlockPicker onAdded={openForm} />
      </Sheet>
      <Sheet title={t`Pages`} opened={sheet === 'pages'} onClose={close}>
        <PagesPanel
          onOpened={close}
          onSettings={() => {
            setSiteTab('page');
            setSheet('site');
          }}
        />
      </Sheet>
      <Sheet title={t`Theme and page`} opened={sheet === 'site'} onClose={close} isFlush>
        <SitePanel tab={siteTab} onTab={setSiteTab} />
      </Sheet>
      <Sheet title={blockLabel(type ?? '')} opened={isForm} onClose={close} isFlush>
        {isForm && <SectionPanel key={sectionId} id={sectionId} hasHead={false} />}
      </Sheet>
    </>
  );
}
