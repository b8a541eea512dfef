import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Modal, SegmentedControl, Skeleton, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { ErrorState, useIsPhone, withinSentence } from '@linkyard/ui';
import { useState } from 'react';
import { devices, fitDevice, type DeviceKey } from './devices.js';
import { PageFrame } from '../../../shared/templates/PageFrame.js';
import css from './preview.module.css';

interface Previewed {
  _id: string;
  name: string;
  description: string;
}

interface PreviewDialogProps {
  template: Previewed | null;
  onClose: () => void;
  onUse: () => void;
  /** The neighbour in the gallery, or null at its ends. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** A template as its visitors would see it, at the width of a phone, a tablet and a desktop. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { template, onClose } = props;
  return (
    <Modal.Root opened={template !== null} onClose={onClose} fullScreen transitionProps={{ transition: 'fade' }}>
      <Modal.Overlay />
      <Modal.Content
        className={css['dialog'] ?? ''}
        aria-label={template ? t`Preview of ${template.name}` : t`Preview`}
      >
        {template && <PreviewBody {...props} template={template} />}
      </Modal.Content>
    </Modal.Root>
  );
}

function PreviewBody({ template, onClose, onUse, onPrevious, onNext }: PreviewDialogProps & { template: Previewed }) {
  const onPhone = useIsPhone();
  const [chosen, setChosen] = useState<DeviceKey>('phone');
  const device = devices().find(({ key }) => key === chosen) ?? devices()[0];
  return (
    <div
      className={css['body']}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft' && !(event.target instanceof HTMLInputElement)) onPrevious?.();
        if (event.key === 'ArrowRight' && !(event.target instanceof HTMLInputElement)) onNext?.();
      }}
    >
      <header className={css['head']} role="none">
        <div className={css['name']}>
          <h2>{template.name}</h2>
          <p>{template.description}</p>
        </div>
        {!onPhone && (
          <SegmentedControl
            value={chosen}
            onChange={(value) => setChosen(devices().find(({ key }) => key === value)?.key ?? 'phone')}
            aria-label={t`Width`}
            data={devices().map(({ key, label, icon: DeviceIcon }) => ({
              value: key,
              label: (
                <span className={css['device']} title={label}>
                  <DeviceIcon size={18} stroke={1.5} aria-hidden />
                  <VisuallyHidden>{label}</VisuallyHidden>
                </span>
              ),
            }))}
          />
        )}
        <div className={css['acts']}>
          <ActionIcon aria-label={t`Previous template`} disabled={!onPrevious} onClick={() => onPrevious?.()}>
            <IconChevronLeft size={18} stroke={1.5} data-turns />
          </ActionIcon>
          <ActionIcon aria-label={t`Next template`} disabled={!onNext} onClick={() => onNext?.()}>
            <IconChevronRight size={18} stroke={1.5} data-turns />
          </ActionIcon>
          <Button onClick={onUse} data-autofocus>
            <bdi>
              <Trans>
                Use<span className={css['wide']}> this template</span>
              </Trans>
            </bdi>
          </Button>
          <ActionIcon aria-label={t`Close`} onClick={onClose}>
            <IconX size={18} stroke={1.5} />
          </ActionIcon>
        </div>
      </header>
      <Stage key={template._id} template={template} device={device} bare={onPhone} />
    </div>
  );
}

interface StageProps {
  template: Previewed;
  device: ReturnType<typeof devices>[number];
  /** On a phone the window itself is the device. */
  bare: boolean;
}

function Stage({ template, device, bare }: StageProps) {
  const { ref, width, height } = useElementSize();
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting');
  const [tries, setTries] = useState(0);
  const fit = bare
    ? { scale: 1, height, shownWidth: width, shownHeight: height }
    : fitDevice(device, { width, height });
  return (
    <div className={css['stage']} data-bare={bare || undefined} ref={ref}>
      {state === 'failed' ? (
        <ErrorState
          failure={{ message: t`This template could not be shown.` }}
          retry={() => {
            setState('waiting');
            setTries(tries + 1);
          }}
        />
      ) : (
        width > 0 && (
          <div
            className={css['device-frame']}
            data-device={bare ? 'none' : device.key}
            style={{ width: fit.shownWidth, height: fit.shownHeight }}
          >
            {state === 'waiting' && <Skeleton className={css['waiting'] ?? ''} radius={0} aria-label={t`Loading`} />}
            <PageFrame
              key={tries}
              templateId={template._id}
              title={t`${template.name} at the width of a ${withinSentence(device.label)}`}
              width={bare ? width : device.width}
              height={fit.height}
              scale={fit.scale}
              onShown={() => setState('shown')}
              onFailed={() => setState('failed')}
            />
          </div>
        )
      )}
    </div>
  );
}
