import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PickedMedia } from '../picker/pick-media.js';
import { CropDesk } from './CropDesk.js';
import { PickToCrop } from './PickToCrop.js';
import type { RatioName } from './ratios.js';
import { usePicture } from './use-picture.js';
import css from './crop.module.css';

/** What is cropped: a file of this device, or a picture that is in the library. */
export type CropSource = { kind: 'file'; file: File } | { kind: 'stored'; media: PickedMedia };

export interface CropPanelProps {
  /** Null asks for a file first. */
  source: CropSource | null;
  /** The shape it begins with. */
  ratio?: RatioName;
  onCancel: () => void;
  /** Gets the part as a file of its own; what was cropped stays as it is. */
  onCropped: (file: File) => void;
}

/** Pick a file, choose an aspect ratio, 'Crop & Upload'. @source spec 2 "Crop flow", 5, 9 */
export function CropPanel({ source, ratio = 'free', onCancel, onCropped }: CropPanelProps) {
  const [picked, setPicked] = useState<CropSource | null>(source);
  const { picture, problem } = usePicture(picked);
  useEscape(onCancel);
  const isAsking = picked === null || problem !== null;
  return (
    <div className={css['panel']}>
      {isAsking && <PickToCrop problem={problem} onFile={(file) => setPicked({ kind: 'file', file })} />}
      {!isAsking && !picture && (
        <div className={css['waiting']} role="status" aria-label={t`Loading`} aria-busy="true" />
      )}
      {!isAsking && picture && (
        <CropDesk key={picture.title} picture={picture} ratio={ratio} onCancel={onCancel} onCropped={onCropped} />
      )}
      {(isAsking || !picture) && (
        <div className={css['acts']}>
          <Button variant="default" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/** Escape leaves the cropping, not the popup around it. */
function useEscape(onEscape: () => void) {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && escape();
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
