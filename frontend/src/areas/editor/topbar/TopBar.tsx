import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft, IconEye, IconKeyboard } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Device } from '../canvas/devices.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { DeviceSwitch } from './DeviceSwitch.js';
import { PublishBadge } from './PublishBadge.js';
import { PublishButton } from './PublishButton.js';
import { SaveState } from './SaveState.js';
import { TitleField } from './TitleField.js';
import css from './topbar.module.css';

interface TopBarProps {
  isWide: boolean;
  device: Device;
  onDevice: (device: Device) => void;
  onPreview: () => void;
  onPublish: () => void;
  onConflict: () => void;
  onHelp: () => void;
  backTo: { path: string; label: string };
}

export function TopBar({ isWide, device, onDevice, onPreview, onPublish, onConflict, onHelp, backTo }: TopBarProps) {
  return (
    <header className={css['bar']}>
      <div className={css['start']}>
        <ActionIcon
          component={Link}
          to={backTo.path}
          aria-label={`Back to ${backTo.label}`}
          title={`Back to ${backTo.label}`}
        >
          <IconArrowLeft size={20} stroke={1.5} className={css['turn']} aria-hidden />
        </ActionIcon>
        <h1 className="ly-visually-hidden">Editor</h1>
        <TitleField />
        {isWide && <PublishBadge />}
      </div>
      {isWide && <DeviceSwitch value={device} onChange={onDevice} />}
      <div className={css['end']}>
        <SaveState onConflict={onConflict} />
        <UndoRedo />
        {isWide && (
          <>
            <ActionIcon aria-label="Keyboard shortcuts" title="Keyboard shortcuts (?)" onClick={onHelp}>
              <IconKeyboard size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
            <Button variant="default" leftSection={<IconEye size={18} stroke={1.5} aria-hidden />} onClick={onPreview}>
              Preview
            </Button>
            <PublishButton onPublish={onPublish} />
          </>
        )}
      </div>
    </header>
  );
}

function UndoRedo() {
  const { store } = useEditorSession();
  const canUndo = useEditor((state) => state.history.past.length > 0);
  const canRedo = useEditor((state) => state.history.future.length > 0);
  return (
    <>
      <ActionIcon
        aria-label="Undo"
        title="Undo"
        aria-disabled={!canUndo}
        data-off={!canUndo || undefined}
        onClick={store.undo}
      >
        <IconArrowBackUp size={20} stroke={1.5} className={css['turn']} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label="Redo"
        title="Redo"
        aria-disabled={!canRedo}
        data-off={!canRedo || undefined}
        onClick={store.redo}
      >
        <IconArrowForwardUp size={20} stroke={1.5} className={css['turn']} aria-hidden />
      </ActionIcon>
    </>
  );
}
