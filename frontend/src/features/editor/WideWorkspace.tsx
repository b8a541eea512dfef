import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Tabs } from '@mantine/core';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Canvas } from './canvas/Canvas.js';
import type { Device } from './canvas/devices.js';
import { PickerSkeleton } from './EditorSkeleton.js';
import { focusSelected } from './keyboard/focus-selected.js';
import { PagesPanel, PanelSkeleton, SectionPanel, SitePanel } from './panels.js';
import { MarkedPanel } from './selection/MarkedPanel.js';
import { BlockPicker } from './picker/BlockPicker.js';
import type { SiteTab } from './properties/SitePanel.js';
import { useEditor, useEditorSession } from './store/use-editor.js';
import css from './editor.module.css';

/** Frames that something is waited for, about three seconds. */
const patience = 180;

/** The list of blocks, and the form of a block that is opened for the first time, come a moment later. */
function whenThere<Part>(find: () => Part | null | undefined, act: (part: Part) => void) {
  const seek = (framesLeft: number) => {
    const found = find();
    if (found) act(found);
    else if (framesLeft > 0) requestAnimationFrame(() => seek(framesLeft - 1));
  };
  requestAnimationFrame(() => seek(patience));
}

interface WideWorkspaceProps {
  device: Device;
  /** Counts requests for the list of blocks by keyboard. */
  addAsked: number;
  /** Lies over the page. */
  over: ReactNode;
}

/** What to add, the page, what is set about it: side by side. */
export function WideWorkspace({ device, addAsked, over }: WideWorkspaceProps) {
  const { store } = useEditorSession();
  const sectionId = useEditor((state) => state.sectionId);
  const isMany = useEditor((state) => state.marked.length > 1);
  const pages = useEditor((state) => state.document.pageIds.length);
  const [leftTab, setLeftTab] = useState('add');
  const [siteTab, setSiteTab] = useState<SiteTab>('theme');
  // The page comes first; what can be added to it and set about it follows when there is time.
  const isPageThere = useDeferredValue(true, false);
  const search = useRef<HTMLInputElement>(null);
  const right = useRef<HTMLElement>(null);

  const pick = useCallback(() => {
    setLeftTab('add');
    whenThere(
      () => search.current,
      (field) => field.select(),
    );
  }, []);
  useEffect(() => {
    if (addAsked > 0) pick();
  }, [addAsked, pick]);
  const openForm = useCallback(() => {
    const field = '[data-block-form] :is(input, textarea, select, [contenteditable=true], button)';
    whenThere(
      () => right.current?.querySelector<HTMLElement>(field),
      (found) => found.focus(),
    );
  }, []);

  return (
    <>
      <aside className={css['left']} aria-label={t`Add and pages`}>
        <Tabs value={leftTab} onChange={(next) => setLeftTab(next ?? 'add')} keepMounted={false}>
          <Tabs.List grow className={css['tabs'] ?? ''}>
            <Tabs.Tab value="add">
              <Trans>Add</Trans>
            </Tabs.Tab>
            <Tabs.Tab value="pages">{pages > 1 ? t`Pages (${pages})` : t`Pages`}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="add" className={css['pane'] ?? ''}>
            {isPageThere ? (
              <BlockPicker searchRef={search} onAdded={(id) => requestAnimationFrame(() => focusSelected(id))} />
            ) : (
              <div className={css['pickerSkeleton']}>
                <PickerSkeleton />
              </div>
            )}
          </Tabs.Panel>
          <Tabs.Panel value="pages" className={css['pane'] ?? ''}>
            <PagesPanel
              onOpened={() => store.select(null)}
              onSettings={() => {
                store.select(null);
                setSiteTab('page');
              }}
            />
          </Tabs.Panel>
        </Tabs>
      </aside>
      <main className={css['middle']} aria-label={t`Page`}>
        <Canvas device={device} onPick={pick} onOpenForm={openForm} />
        {over}
      </main>
      <aside className={css['right']} aria-label={t`Settings`} ref={right}>
        {isMany ? (
          <MarkedPanel />
        ) : !isPageThere ? (
          <PanelSkeleton />
        ) : sectionId === null ? (
          <SitePanel tab={siteTab} onTab={setSiteTab} />
        ) : (
          <SectionPanel key={sectionId} id={sectionId} />
        )}
      </aside>
    </>
  );
}
