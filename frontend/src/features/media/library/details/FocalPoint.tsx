import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { MediaView } from '@linkyard/contracts';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { ApiError } from '../../../../shared/api/api-error.js';
import { useFieldSave } from '../use-field-save.js';
import css from './details.module.css';

type Point = NonNullable<MediaView['focalPoint']>;

interface FocalPointProps {
  media: MediaView;
  onSave: (point: Point | null) => Promise<ApiError | null>;
}

const middle: Point = { x: 50, y: 50 };
const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10;
/** Percent of one press of an arrow, and with Shift. */
const [step, leap] = [1, 10];
// Left and right are those of the picture, whichever way one reads.
const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The picture, with the point on it that stays visible wherever the picture is cut. */
export function FocalPoint({ media, onSave }: FocalPointProps) {
  const field = useFieldSave(media.focalPoint, onSave);
  const picture = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  const point = field.value ?? middle;
  const source = media.file.path;

  const pointAt = (event: PointerEvent): Point => {
    const box = picture.current?.getBoundingClientRect();
    if (!box) return point;
    return {
      x: within(((event.clientX - box.left) / box.width) * 100),
      y: within(((event.clientY - box.top) / box.height) * 100),
    };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const by = event.shiftKey ? leap : step;
    field.change({ x: within(point.x + direction.x * by), y: within(point.y + direction.y * by) });
  };

  return (
    <div className={css['focal']}>
      <div
        ref={picture}
        className={css['picture']}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          isHeld.current = true;
          field.change(pointAt(event));
        }}
        onPointerMove={(event) => isHeld.current && field.change(pointAt(event))}
        onPointerUp={(event) => {
          if (!isHeld.current) return;
          isHeld.current = false;
          void field.set(pointAt(event));
        }}
        onPointerCancel={() => {
          isHeld.current = false;
          field.change(media.focalPoint);
        }}
      >
        <img src={source} alt={media.alt} draggable={false} />
        <span
          role="slider"
          tabIndex={0}
          className={css['point']}
          aria-label={t`Focal point`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={point.x}
          aria-valuetext={t`${Math.round(point.x)}% from the left, ${Math.round(point.y)}% from the top`}
          aria-describedby="focal-hint"
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          onKeyDown={onKeyDown}
          onKeyUp={(event) => directions[event.key] && void field.commit()}
          onBlur={() => void field.commit()}
        />
      </div>
      <div className={css['cuts']}>
        {(['1 / 1', '16 / 9'] as const).map((ratio) => (
          <figure key={ratio}>
            <img
              src={media.file.thumb ?? source}
              alt=""
              style={{ aspectRatio: ratio, objectPosition: `${point.x}% ${point.y}%` }}
            />
            <figcaption>{ratio.replaceAll(' ', '').replace('/', ':')}</figcaption>
          </figure>
        ))}
        <p id="focal-hint">
          <Trans>
            Press or drag on the picture, or use the arrow keys: this point stays visible when the picture is cut.
          </Trans>
          {field.value && (
            <Button size="compact-xs" variant="subtle" onClick={() => void field.set(null)}>
              <Trans>Back to the middle</Trans>
            </Button>
          )}
        </p>
      </div>
      {field.problem && (
        <p className={css['problem']} role="alert">
          {field.problem}
        </p>
      )}
    </div>
  );
}
