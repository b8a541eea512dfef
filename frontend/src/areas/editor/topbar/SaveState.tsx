import { useIsTyping } from '@linkyard/blocks/editor';
import { Button, Popover, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  IconGitMerge,
  type Icon,
} from '@tabler/icons-react';
import type { SaveStatus, SyncView } from '../sync/sync-ports.js';
import { blockTitle } from '../store/block-names.js';
import type { EditorState } from '../store/editor-state.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import css from './topbar.module.css';

/** None of them moves: whatever moves while somebody types takes every frame, and each key then waits for its turn. */
const words: Record<SaveStatus, { text: string; Icon: Icon }> = {
  saved: { text: 'Saved', Icon: IconCloudCheck },
  saving: { text: 'Saving', Icon: IconCloudUp },
  offline: { text: 'Offline, will retry', Icon: IconCloudOff },
  later: { text: 'Not saved, will retry', Icon: IconCloudOff },
  held: { text: 'Needs a look', Icon: IconAlertTriangle },
  conflict: { text: 'Changed elsewhere', Icon: IconGitMerge },
};

interface SaveStateProps {
  onConflict: () => void;
}

/** Whether everything is on the server; said aloud when it changes, but not at every key. */
export function SaveState({ onConflict }: SaveStateProps) {
  const sync = useEditor((state) => state.sync);
  const isTyping = useIsTyping();
  // A field holds its keys back for a moment: what is not even on the page is not saved.
  const status = isTyping && sync.status === 'saved' ? 'saving' : sync.status;
  const { text, Icon } = words[status];
  const quiet = status === 'saved' || status === 'saving';
  const label = (
    <>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span>{text}</span>
    </>
  );
  return (
    <>
      {quiet ? (
        <span className={css['save']} data-status={status}>
          {label}
        </span>
      ) : (
        <Details sync={sync} onConflict={onConflict}>
          {label}
        </Details>
      )}
      {/* 'Saving' comes and goes with every pause in typing; heard each time it would drown everything else. */}
      <span className="ly-visually-hidden" role="status" aria-live="polite">
        {status === 'saving' ? '' : text}
      </span>
    </>
  );
}

function nameOf({ document }: EditorState, key: string): string {
  const [kind, id = ''] = key.split(':');
  if (kind === 's') {
    const section = document.sections[id];
    return section ? blockTitle(section) : 'A block';
  }
  if (kind === 'p') return `Page ${document.pages[id]?.name ?? ''}`;
  return kind === 't' ? 'Theme and name' : 'The order';
}

/** What is not saved and why, and another try. */
function Details({
  sync,
  onConflict,
  children,
}: {
  sync: SyncView;
  onConflict: () => void;
  children: React.ReactNode;
}) {
  const { store, sync: engine } = useEditorSession();
  const problems = Object.entries(sync.problems);
  if (sync.status === 'conflict') {
    return (
      <button type="button" className={css['save']} data-status={sync.status} onClick={onConflict}>
        {children}
      </button>
    );
  }
  return (
    <Popover width={300} position="bottom-end" withinPortal trapFocus>
      <Popover.Target>
        <button type="button" className={css['save']} data-status={sync.status}>
          {children}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        {problems.length === 0 && (
          <Text size="sm">
            {sync.isSafe
              ? 'Your changes are kept in this browser and sent as soon as it works again.'
              : 'This browser cannot keep your changes. Please leave this window open until they are sent.'}
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
          Try again
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
