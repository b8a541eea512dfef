import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Loader } from '@mantine/core';
import { useElementSize, useFocusTrap } from '@mantine/hooks';
import { IconExternalLink, IconQrcode, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type Device, devices } from '../canvas/devices.js';
import { useOpenDialog } from '../open-dialog.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { DeviceSwitch } from '../topbar/DeviceSwitch.js';
import css from './preview.module.css';

interface PreviewModeProps {
  device: Device;
  onDevice: (next: Device) => void;
  isWide: boolean;
  onClose: () => void;
}

/** The draft exactly as visitors would get it, at three sizes, in place of the editor. */
export function PreviewMode({ device, onDevice, isWide, onClose }: PreviewModeProps) {
  const open = useOpenDialog();
  const { sync, templateId, serverId } = useEditorSession();
  const pageId = useEditor((state) => state.pageId);
  const [address, setAddress] = useState<string | null>(null);
  const { ref, width, height } = useElementSize();
  const trap = useFocusTrap();

  useEffect(() => {
    let isLeft = false;
    void sync.flush().then(() => {
      if (!isLeft) setAddress(`/preview/${templateId}/${serverId(pageId)}`);
    });
    return () => {
      isLeft = true;
    };
  }, [pageId, serverId, sync, templateId]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);

  const size = isWide ? devices()[device] : { width, height };
  const scale = isWide && width > 0 ? Math.min(1, width / size.width, height / size.height) : 1;
  return (
    <div className={css['mode']} role="dialog" aria-modal="true" aria-label={t`Preview`} ref={trap}>
      <div className={css['bar']}>
        <Button
          variant="default"
          leftSection={<IconX size={18} stroke={1.5} aria-hidden />}
          onClick={onClose}
          data-autofocus
        >
          <Trans>Back to editing</Trans>
        </Button>
        {isWide && <DeviceSwitch value={device} onChange={onDevice} />}
        <Button
          variant="default"
          leftSection={isWide && <IconQrcode size={18} stroke={1.5} aria-hidden />}
          onClick={() => open('share')}
        >
          {isWide ? t`On your phone, or share` : t`Share`}
        </Button>
        <ActionIcon
          component="a"
          href={address ?? undefined}
          target="_blank"
          rel="noreferrer"
          aria-label={t`Open the preview in a new tab`}
          title={t`Open the preview in a new tab`}
        >
          <IconExternalLink size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      <div className={css['stage']} ref={ref}>
        {address === null ? (
          <Loader aria-label={t`Loading the preview`} />
        ) : (
          <div className={css['holder']} style={{ width: size.width * scale, height: size.height * scale }}>
            <iframe
              key={device}
              title={t`Preview of your page`}
              src={address}
              className={css['page']}
              data-flat={!isWide || undefined}
              style={{ width: size.width, height: size.height, transform: `scale(${scale})` }}
            />
          </div>
        )}
      </div>
    </div>
  );
}
