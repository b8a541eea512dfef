import { Tabs } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Canvas } from './canvas/Canvas.js';
import type { Device } from './canvas/devices.js';
import { focusSelected } from './keyboard/focus-selected.js';
import { PagesPanel, SectionPanel, SitePanel } from './panels.js';
import { MarkedPanel } from './selection/MarkedPanel.js';
import { BlockPicker } from './picker/BlockPicker.js';
import type { SiteTab } from './properties/SitePanel.js';
import { useEditor, useEditorSession } from './store/use-editor.js';
import css from './editor.module.css';

/** Frames a form is waited for, about three seconds. */
const patience = 180;

interface WideWorkspaceProps {
  device: Device;
  /** Counts how often somebody asked for the list of blocks by key. */
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
  const search = useRef<HTMLInputElement>(null);
  const right = useRef<HTMLElement>(null);

  const pick = useCallback(() => {
    setLeftTab('add');
    requestAnimationFrame(() => search.current?.select());
  }, []);
  useEffect(() => {
    if (addAsked > 0) pick();
  }, [addAsked, pick]);
  const openForm = useCallback(() => {
    const field = '[data-block-form] :is(input, textarea, select, [contenteditable=true], button)';
    // The form of a block that is opened for the first time comes a moment later.
    const seek = (framesLeft: number) => {
      const found = right.current?.querySelector<HTMLElement>(field);
      if (found) found.focus();
      else if (framesLeft > 0) requestAnimationFrame(() => seek(framesLeft - 1));
    };
    requestAnimationFrame(() => seek(patience));
  }, []);

  return (
    <>
      <aside className={css['left']} aria-label="Add and pages">
        <Tabs value={leftTab} onChange={(next) => setLeftTab(next ?? 'add')} keepMounted={false}>
          <Tabs.List grow className={css['tabs'] ?? ''}>
            <Tabs.Tab value="add">Add</Tabs.Tab>
            <Tabs.Tab value="pages">{pages > 1 ? `Pages (${pages})` : 'Pages'}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="add" className={css['pane'] ?? ''}>
            <BlockPicker searchRef={search} onAdded={(id) => requestAnimationFrame(() => focusSelected(id))} />
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
      <main className={css['middle']} aria-label="Page">
        <Canvas device={device} onPick={pick} onOpenForm={openForm} />
        {over}
      </main>
      <aside className={css['right']} aria-label="Settings" ref={right}>
        {isMany ? (
          <MarkedPanel />
        ) : sectionId === null ? (
          <SitePanel tab={siteTab} onTab={setSiteTab} />
        ) : (
          <SectionPanel key={sectionId} id={sectionId} />
        )}
      </aside>
    </>
  );
}
