import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { MediaScope } from '../../shared/media/picker/MediaScope.js';
import { useClipboardKeys } from './clipboard/use-clipboard-keys.js';
import type { Device } from './canvas/devices.js';
import {
  ConflictDialog,
  HelpSheet,
  PageSettings,
  PreviewMode,
  PublishDialog,
  QualityDialog,
  SaveReadyMade,
  SharePreview,
} from './dialogs.js';
import { type DialogName, OpenDialogContext } from './open-dialog.js';
import { DragScope } from './drag/DragScope.js';
import { FindBar } from './find/FindBar.js';
import { useShortcuts } from './keyboard/use-shortcuts.js';
import { SelectionBar } from './selection/SelectionBar.js';
import { useLiveDraft } from './session/use-live-draft.js';
import { useSessionGuard } from './session/use-session-guard.js';
import { useToastPlace } from './session/use-toast-place.js';
import { useEditor, useEditorSession } from './store/use-editor.js';
import { TopBar } from './topbar/TopBar.js';
import { useWarmUp } from './warm-up.js';
import { WideWorkspace } from './WideWorkspace.js';
import css from './editor.module.css';

// Apart from each other: no window shows both.
const PhoneWorkspace = lazy(async () => ({ default: (await import('./phone/PhoneWorkspace.js')).PhoneWorkspace }));

/** Three panes where there is room for them, sheets where there is not. */
export function EditorWorkspace({ backTo }: { backTo: { path: string; label: string } }) {
  const session = useEditorSession();
  // The width is known at the first drawing, so that nothing jumps.
  const isWide = useMediaQuery(`(min-width: 67.5em)`, true, { getInitialValueInEffect: false });
  const [device, setDevice] = useState<Device>('phone');
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const close = useCallback(() => setDialog(null), []);
  const help = useCallback(() => setDialog('help'), []);
  const preview = useCallback(() => setDialog('preview'), []);
  const publish = useCallback(() => setDialog('publish'), []);
  useSessionGuard(session);
  useLiveDraft(session);
  const [addAsked, setAddAsked] = useState(0);
  const [isFinding, setFinding] = useState(false);
  const closeFind = useCallback(() => setFinding(false), []);
  const find = useCallback(() => setFinding(true), []);
  const doors = useMemo(() => ({ help, find, add: () => setAddAsked((count) => count + 1) }), [find, help]);
  useShortcuts(session, doors);
  useClipboardKeys(session);
  useConflictDialog(setDialog);
  useToastPlace(isWide);
  const worksOffline = useWarmUp(session);

  const over = (
    <>
      {isFinding && <FindBar onClose={closeFind} />}
      <SelectionBar />
    </>
  );
  return (
    <OpenDialogContext value={setDialog}>
      <MediaScope>
        <DragScope>
          <div className={css['workspace']} data-works-offline={worksOffline || undefined}>
            <div className={css['top']}>
              <TopBar
                isWide={isWide}
                device={device}
                onDevice={setDevice}
                onPreview={preview}
                onPublish={publish}
                onConflict={() => setDialog('conflict')}
                onHelp={help}
                onFind={find}
                backTo={backTo}
              />
            </div>
            {isWide ? (
              <WideWorkspace device={device} addAsked={addAsked} over={over} />
            ) : (
              <Suspense fallback={<div className={css['middle']} />}>
                <PhoneWorkspace addAsked={addAsked} over={over} onPreview={preview} onPublish={publish} />
              </Suspense>
            )}
          </div>
        </DragScope>
        <Suspense fallback={null}>
          {dialog === 'publish' && <PublishDialog onClose={close} />}
          {dialog === 'conflict' && <ConflictDialog onClose={close} />}
          {dialog === 'help' && <HelpSheet onClose={close} />}
          {dialog === 'quality' && <QualityDialog onClose={close} />}
          {dialog === 'share' && <SharePreview onClose={close} />}
          {dialog === 'settings' && <PageSettings onClose={close} />}
          {dialog === 'saveReadyMade' && <SaveReadyMade onClose={close} />}
          {dialog === 'preview' && <PreviewMode device={device} onDevice={setDevice} isWide={isWide} onClose={close} />}
        </Suspense>
      </MediaScope>
    </OpenDialogContext>
  );
}

/** A conflict asks by itself once; put off, it waits behind the save state. */
function useConflictDialog(open: (dialog: DialogName) => void) {
  const count = useEditor((state) => state.sync.conflicts.length);
  useEffect(() => {
    if (count > 0) open('conflict');
  }, [count, open]);
}
