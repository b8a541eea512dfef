import { t } from '@lingui/core/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { type CropArea, resized } from './crop-area.js';
import css from './crop.module.css';

interface CropStageProps {
  /** The whole picture, turned as it is to be. */
  sheet: HTMLCanvasElement;
  area: CropArea;
  /** Width over height; null where both are free. */
  aspect: number | null;
  onChange: (area: CropArea) => void;
}

/** Of the size, at one press of + or −. */
const step = 1.05;
const factors: Record<string, number> = { '+': step, '=': step, '-': 1 / step, '−': 1 / step };

/** The picture with a frame over it that fingers, mouse and keys move. */
export function CropStage({ sheet, area, aspect, onChange }: CropStageProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    holder.current?.replaceChildren(sheet);
  }, [sheet]);
  const size = (event: KeyboardEvent) => {
    const factor = factors[event.key];
    if (!factor || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChange(resized(area, factor));
  };
  return (
    // The frame counts from the left, whichever way one writes.
    <div className={css['stage']} dir="ltr" onKeyDown={size}>
      <ReactCrop
        key={`${sheet.width}x${sheet.height}`}
        crop={{ unit: '%', ...area }}
        {...(aspect === null ? {} : { aspect })}
        keepSelection
        ruleOfThirds
        minWidth={16}
        minHeight={16}
        onChange={(_pixels, percent) => onChange(percent)}
        className={css['frame'] ?? ''}
      >
        <div ref={holder} className={css['sheet']} role="img" aria-label={t`The picture`} />
      </ReactCrop>
    </div>
  );
}
