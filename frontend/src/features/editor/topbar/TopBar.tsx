import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconEye,
  IconKeyboard,
  IconListCheck,
  IconSearch,
  IconSettings,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Device } from '../canvas/devices.js';
import { useOpenDialog } from '../open-dialog.js';
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
  onFind: () => void;
  backTo: { path: string; label: string };
}

export function TopBar(props: TopBarProps) {
  const { isWide, device, onDevice, onPreview, onPublish, onConflict, onHelp, onFind, backTo } = props;
  return (
    <header className={css['bar']}>
      <div className={css['start']}>
        <ActionIcon
          component={Link}
          to={backTo.path}
          aria-label={t`Back to ${backTo.label}`}
          title={t`Back to ${backTo.label}`}
        >
          <IconArrowLeft size={20} stroke={1.5} data-turns aria-hidden />
        </ActionIcon>
        <h1 className="ly-visually-hidden">
          <Trans>Editor</Trans>
        </h1>
        <TitleField />
        {isWide && <PublishBadge />}
      </div>
      {isWide && <DeviceSwitch value={device} onChange={onDevice} />}
      <div className={css['end']}>
        <SaveState onConflict={onConflict} />
        <UndoRedo />
        {!isWide && <SelectSwitch />}
        <ActionIcon aria-label={t`Find on the page`} title={t`Find on the page (Ctrl/⌘ F)`} onClick={onFind}>
          <IconSearch size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
        {isWide && (
          <>
            <ActionIcon aria-label={t`Keyboard shortcuts`} title={t`Keyboard shortcuts (?)`} onClick={onHelp}>
              <IconKeyboard size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
            <SettingsButton />
            <Button variant="default" leftSection={<IconEye size={18} stroke={1.5} aria-hidden />} onClick={onPreview}>
              <Trans>Preview</Trans>
            </Button>
            <PublishButton onPublish={onPublish} />
          </>
        )}
      </div>
    </header>
  );
}

/** Of the site that shows this template; a starter of the catalogue has none. */
function SettingsButton() {
  const open = useOpenDialog();
  const hasCampaign = useEditor((state) => state.campaign !== null);
  if (!hasCampaign) return null;
  return (
    <ActionIcon aria-label={t`Site settings`} title={t`Site settings`} onClick={() => open('settings')}>
      <IconSettings size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}

/** Where there is no Shift key: a tap then adds to the selection. */
function SelectSwitch() {
  const { store } = useEditorSession();
  const isPicking = useEditor((state) => state.isPicking);
  return (
    <ActionIcon
      aria-label={t`Select several`}
      title={t`Select several`}
      aria-pressed={isPicking}
      variant={isPicking ? 'light' : 'subtle'}
      onClick={() => store.pick(!isPicking)}
    >
      <IconListCheck size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}

function UndoRedo() {
  const { store } = useEditorSession();
  const canUndo = useEditor((state) => state.history.past.length > 0);
  const canRedo = useEditor((state) => state.history.future.length > 0);
  return (
    <>
      <ActionIcon
        aria-label={t`Undo`}
        title={t`Undo`}
        aria-disabled={!canUndo}
        data-off={!canUndo || undefined}
        onClick={store.undo}
      >
        <IconArrowBackUp size={20} stroke={1.5} data-turns aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t`Redo`}
        title={t`Redo`}
        aria-disabled={!canRedo}
        data-off={!canRedo || undefined}
        onClick={store.redo}
      >
        <IconArrowForwardUp size={20} stroke={1.5} data-turns aria-hidden />
      </ActionIcon>
    </>
  );
}
