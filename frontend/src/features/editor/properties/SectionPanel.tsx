import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Tabs } from '@mantine/core';
import { editorFor } from '@linkyard/blocks/editor';
import { IconX } from '@tabler/icons-react';
import { blockLabel } from '../store/block-names.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { AnimationTab, ContentTab, StyleTab } from './section-tabs.js';
import { SectionProblem } from './SectionProblem.js';
import { VisibilityTab } from './visibility/VisibilityTab.js';
import css from './properties.module.css';

/** Everything about the selected block: what it says, how it looks, how it moves, who sees it. */
export function SectionPanel({ id, hasHead = true }: { id: string; hasHead?: boolean }) {
  const { store } = useEditorSession();
  const type = useEditor((state) => state.document.sections[id]?.type);
  if (type === undefined) return null;
  const editor = editorFor(type);
  return (
    <div className={css['panel']} data-editor-form>
      {hasHead && (
        <header className={css['head']}>
          {editor && <editor.Icon size={20} stroke={1.5} aria-hidden />}
          <h2>{blockLabel(type)}</h2>
          <ActionIcon aria-label={t`Close: show theme and page`} onClick={() => store.select(null)}>
            <IconX size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </header>
      )}
      <SectionProblem id={id} />
      {editor ? (
        <Tabs defaultValue="content" keepMounted={false}>
          <Tabs.List grow mb={16} className={css['tabs']}>
            <Tabs.Tab value="content">
              <Trans>Content</Trans>
            </Tabs.Tab>
            <Tabs.Tab value="style">
              <Trans>Style</Trans>
            </Tabs.Tab>
            <Tabs.Tab value="animation">
              <Trans>Animation</Trans>
            </Tabs.Tab>
            <Tabs.Tab value="visibility">
              <Trans>Visibility</Trans>
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="content">
            <ContentTab id={id} />
          </Tabs.Panel>
          <Tabs.Panel value="style">
            <StyleTab id={id} />
          </Tabs.Panel>
          <Tabs.Panel value="animation">
            <AnimationTab id={id} />
          </Tabs.Panel>
          <Tabs.Panel value="visibility">
            <VisibilityTab id={id} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <p className={css['note']}>
          <Trans>
            This version does not know this block ({type}). It stays as it is and is not shown to visitors. You can
            move, hide or delete it.
          </Trans>
        </p>
      )}
    </div>
  );
}
