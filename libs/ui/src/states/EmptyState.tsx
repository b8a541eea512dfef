import type { ReactNode } from 'react';
import { DrawingOf, type Drawing } from './drawings.js';
import css from './states.module.css';

interface EmptyStateProps {
  drawing: Drawing;
  /** One sentence. */
  text: ReactNode;
  /** A quieter second line, where the sentence needs one. */
  hint?: ReactNode;
  /** The one action that fills the place. */
  action?: ReactNode;
}

/** A place with nothing in it yet, and the way to fill it. @source look.md "Empty" */
export function EmptyState({ drawing, text, hint, action }: EmptyStateProps) {
  return (
    <div className={css['state']}>
      <DrawingOf name={drawing} />
      <p className={css['text']}>{text}</p>
      {hint && <p className={css['hint']}>{hint}</p>}
      {action && <div className={css['action']}>{action}</div>}
    </div>
  );
}
