import { Tabs } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { Canvas } from './canvas/Canvas.js';
import type { Device } from './canvas/devices.js';
import { focusSelected } from './keyboard/use-shortcuts.js';
import { PagesPanel, SectionPanel, SitePanel } from './panels.js';
import { BlockPicker } from './picker/BlockPicker.js';
import type { SiteTab } from './properties/SitePanel.js';
import { useEditor, useEditorSession } from './store/use-editor.js';
import css from './editor.module.css';

/** What to add, the page, what is set about it: side by side. */
export function WideWorkspace({ device }: { device: Device }) {
  const { store } = useEditorSession();
  const sectionId = useEditor((state) => state.sectionId);
  const pages = useEditor((state) => state.document.pageIds.length);
  const [leftTab, setLeftTab] = useState('add');
  const [siteTab, setSiteTab] = useState<SiteTab>('theme');
  const search = useRef<HTMLInputElement>(null);
  const right = useRef<HTMLElement>(null);

  const pick = useCallback(() => {
    setLeftTab('add');
    requestAnimationFrame(() => search.current?.focus());
  }, []);
  const openForm = useCallback(() => {
    requestAnimationFrame(() => {
      const field = '[role=tabpanel] :is(input, textarea, select, [contenteditable=true], button)';
      right.current?.querySelector<HTMLElement>(field)?.focus();
    });
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
      </main>
      <aside className={css['right']} aria-label="Settings" ref={right}>
        {sectionId === null ? (
          <SitePanel tab={siteTab} onTab={setSiteTab} />
        ) : (
          <SectionPanel key={sectionId} id={sectionId} />
        )}
      </aside>
    </>
  );
}
