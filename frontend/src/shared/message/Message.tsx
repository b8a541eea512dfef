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

/** A message in place of a screen: not found, thank you, failed. */
export function Message({ drawing, title, text, action }: MessageProps) {
  return (
    <div className={css['message']}>
      <DrawingOf name={drawing} />
      <h1>{title}</h1>
      <p>{text}</p>
      {action && <div className={css['action']}>{action}</div>}
    </div>
  );
}

/** A message that is a page of its own. */
export const MessagePage = (props: MessageProps) => (
  <BarePage>
    <main className={css['page']}>
      <Message {...props} />
    </main>
  </BarePage>
);
