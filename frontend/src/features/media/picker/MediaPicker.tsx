import { Anchor, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { screenExists } from '../../../app/routes.js';
import { useUser } from '../../../app/session/use-session.js';
import type { CropSource } from '../crop/CropPanel.js';
import type { PickedMedia, WantedMedia } from './pick-media.js';
import { PickerBody } from './PickerBody.js';
import css from './picker.module.css';

interface MediaPickerProps {
  wanted: WantedMedia;
  onDone: (picked: readonly PickedMedia[]) => void;
}

/** The library as a popup, a sheet of its own on a phone. @source spec 2 "Media picker popup" */
export function MediaPicker({ wanted, onDone }: MediaPickerProps) {
  const [cropping, setCropping] = useState<CropSource | 'ask' | null>(null);
  const onPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  return (
    <Modal.Root
      opened
      onClose={() => onDone([])}
      // Escape leaves the cropping first; a press beside the popup must not lose it.
      closeOnEscape={!cropping}
      closeOnClickOutside={!cropping}
      size={920}
      radius="lg"
      centered
      fullScreen={onPhone}
      transitionProps={{ transition: 'pop', duration: 120 }}
      classNames={{
        content: css['window'] ?? '',
        header: css['header'] ?? '',
        title: css['title'] ?? '',
        body: css['body'] ?? '',
      }}
    >
      <Modal.Overlay color="var(--ly-overlay)" backgroundOpacity={1} />
      <Modal.Content>
        {/* The header of a dialog is not a second banner of the page. */}
        <Modal.Header role="none">
          <Modal.Title>Media Library</Modal.Title>
          <ManageLink />
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>
          <PickerBody wanted={wanted} cropping={cropping} onCrop={setCropping} onDone={onDone} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function ManageLink() {
  const path = useUser()?.role === 1 ? '/admin/mylibrary' : '/mylibrary';
  if (!screenExists(path)) return null;
  return (
    <Anchor href={path} target="_blank" rel="noopener" size="sm" className={css['manage'] ?? ''}>
      Manage media
      <IconExternalLink size={16} stroke={1.5} role="img" aria-label="(opens a new tab)" />
    </Anchor>
  );
}
