import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import css from './canvas.module.css';

/** The last of the tools of a block. */
export function MoreButton(props: ComponentProps<'button'>) {
  return (
    <button type="button" className={css['tool']} aria-label="More" title="More" {...props}>
      <IconDots size={18} stroke={1.5} aria-hidden />
    </button>
  );
}
