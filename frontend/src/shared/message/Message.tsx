import { DrawingOf, type Drawing } from '@linkyard/ui';
import type { ReactNode } from 'react';
import { BarePage } from './BarePage.js';
import css from './message.module.css';

interface MessageProps {
  drawing: Drawing;
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

/** A full-page message: not found, thank you, failed. */
export function Message({ drawing, title, text, action }: MessageProps) {
  return (
    <BarePage>
      <main className={css['message']}>
        <DrawingOf name={drawing} />
        <h1>{title}</h1>
        <p>{text}</p>
        {action && <div className={css['action']}>{action}</div>}
      </main>
    </BarePage>
  );
}
