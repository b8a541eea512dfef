import { useState } from 'react';
import type { CropSource } from '../crop/CropPanel.js';
import type { PickedMedia, WantedMedia } from './pick-media.js';
import { PickerBody } from './PickerBody.js';
import { PickerWindow } from './PickerWindow.js';

interface MediaPickerProps {
  wanted: WantedMedia;
  onDone: (picked: readonly PickedMedia[]) => void;
}

/** The library as a popup. @source spec 2 "Media picker popup" */
export function MediaPicker({ wanted, onDone }: MediaPickerProps) {
  const [cropping, setCropping] = useState<CropSource | 'ask' | null>(null);
  return (
    <PickerWindow
      opened
      onClose={() => onDone([])}
      // Escape leaves the cropping first; a press beside the popup must not lose it.
      closeOnEscape={!cropping}
      closeOnClickOutside={!cropping}
    >
      <PickerBody wanted={wanted} cropping={cropping} onCrop={setCropping} onDone={onDone} />
    </PickerWindow>
  );
}
