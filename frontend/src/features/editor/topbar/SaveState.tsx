import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { useHasPendingInput } from '@linkyard/blocks/editor';
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  IconGitMerge,
  type Icon,
} from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { SaveDetails } from '../menus.js';
import type { SaveStatus, SyncView } from '../sync/sync-ports.js';
import { useEditor } from '../store/use-editor.js';
import css from './topbar.module.css';

/** No animation: one that runs while the user types takes every frame and delays the keys. */
const words: () => Record<SaveStatus, { text: string; Icon: Icon }> = perLanguage(() => ({
  saved: { text: t`Saved`, Icon: IconCloudCheck },
  saving: { text: t`Saving`, Icon: IconCloudUp },
  offline: { text: t`Offline, will retry`, Icon: IconCloudOff },
  later: { text: t`Not saved, will retry`, Icon: IconCloudOff },
  held: { text: t`Needs a look`, Icon: IconAlertTriangle },
  conflict: { text: t`Changed elsewhere`, Icon: IconGitMerge },
}));

interface SaveStateProps {
  onConflict: () => void;
}

/** Whether everything is on the server; said aloud when it changes, but not at every key. */
export function SaveState({ onConflict }: SaveStateProps) {
  const sync = useEditor((state) => state.sync);
  // Input that a field has not committed yet is not saved either.
  const hasPendingInput = useHasPendingInput();
  const status = hasPendingInput && sync.status === 'saved' ? 'saving' : sync.status;
  const { text, Icon } = words()[status];
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

interface DetailsProps {
  sync: SyncView;
  onConflict: () => void;
  children: ReactNode;
}

/** What the words lead to. */
function Details({ sync, onConflict, children }: DetailsProps) {
  const [isAsked, setAsked] = useState(false);
  const button = (onClick: () => void) => (
    <button type="button" className={css['save']} data-status={sync.status} onClick={onClick}>
      {children}
    </button>
  );
  if (sync.status === 'conflict') return button(onConflict);
  return (
    <Suspense fallback={button(() => setAsked(true))}>
      <SaveDetails sync={sync} isOpenAtOnce={isAsked}>
        {children}
      </SaveDetails>
    </Suspense>
  );
}
