import { useElementSize } from '@mantine/hooks';
import type { CSSProperties, ReactNode } from 'react';
import { type Device, devices } from './devices.js';
import css from './canvas.module.css';

interface DeviceFrameProps {
  device: Device;
  onBackground: () => void;
  children: ReactNode;
}

/** Room left around the frame, pixels. */
const margin = 48;

/**
 * A screen of the chosen width, made smaller where the window has less room. The frame itself does not scroll, what is
 * in it does: so a background fixed to the screen stays.
 */
export function DeviceFrame({ device, onBackground, children }: DeviceFrameProps) {
  const { ref, width, height } = useElementSize();
  const size = devices()[device];
  const isNarrow = width > 0 && width < 640;
  const room = isNarrow ? width : width - margin;
  const frameWidth = isNarrow ? width : size.width;
  const scale = width > 0 ? Math.min(1, room / frameWidth) : 1;
  const shown = isNarrow ? height : Math.max(320, height - margin);
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    width: frameWidth,
    height: shown / scale,
    transform: `scale(${scale})`,
    '--counter': 1 / scale,
  };
  return (
    <div
      ref={ref}
      className={css['stage']}
      data-narrow={isNarrow || undefined}
      onClick={(event) => event.target === event.currentTarget && onBackground()}
    >
      <div className={css['holder']} style={{ width: frameWidth * scale, height: shown }}>
        <div className={css['device']} style={style}>
          <div className={css['scroller']} tabIndex={-1} data-canvas-scroller>
            <div className={css['content']}>{children}</div>
          </div>
        </div>
      </div>
    </div>
  );
}
