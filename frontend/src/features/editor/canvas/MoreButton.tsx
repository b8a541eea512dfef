import { t } from '@lingui/core/macro';
import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import css from './canvas.module.css';

/** The last of the tools of a block. A menu gives its target class names of its own, which come beside the tool's. */
export function MoreButton({ className = '', ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={t`More`}
      title={t`More`}
      {...props}
      className={`${css['tool'] ?? ''} ${className}`.trim()}
    >
      <IconDots size={18} stroke={1.5} aria-hidden />
    </button>
  );
}
