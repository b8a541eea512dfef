import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Popover, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { blockTitle } from '../store/block-names.js';
import type { EditorState } from '../store/editor-state.js';
import { useEditorSession } from '../store/use-editor.js';
import type { SyncView } from '../sync/sync-ports.js';
import css from './topbar.module.css';

function nameOf({ document }: EditorState, key: string): string {
  const [kind, id = ''] = key.split(':');
  if (kind === 's') {
    const section = document.sections[id];
    return section ? blockTitle(section) : t`A block`;
  }
  if (kind === 'p') return t`Page ${document.pages[id]?.name ?? ''}`;
  return kind === 't' ? t`Theme and name` : t`The order`;
}

interface SaveDetailsProps {
  sync: SyncView;
  /** It was asked for before it was loaded. */
  isOpenAtOnce: boolean;
  children: ReactNode;
}

/** What is not saved and why, and another try. */
export function SaveDetails({ sync, isOpenAtOnce, children }: SaveDetailsProps) {
  const { store, sync: engine } = useEditorSession();
  const problems = Object.entries(sync.problems);
  return (
    <Popover width={300} position="bottom-end" withinPortal trapFocus defaultOpened={isOpenAtOnce}>
      <Popover.Target>
        <button type="button" className={css['save']} data-status={sync.status}>
          {children}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        {problems.length === 0 && (
          <Text size="sm">
            {sync.isSafe
              ? t`Your changes are kept in this browser and sent as soon as it works again.`
              : t`This browser cannot keep your changes. Please leave this window open until they are sent.`}
          </Text>
        )}
        <ul className={css['problems']}>
          {problems.map(([key, problem]) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => {
                  const section = store.getState().document.sections[key.slice(2)];
                  if (!section) return;
                  store.openPage(section.pageId);
                  store.select(section._id);
                }}
              >
                {nameOf(store.getState(), key)}
              </button>
              <span>{problem?.message}</span>
            </li>
          ))}
        </ul>
        <Button mt={12} size="xs" variant="default" onClick={() => engine.retry()}>
          <Trans>Try again</Trans>
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
