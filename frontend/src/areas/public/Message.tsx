import { DrawingOf, LogoMark, type Drawing } from '@linkyard/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './public.module.css';

interface MessageProps {
  drawing: Drawing;
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

/** A page that says one thing: lost, thanked, failed. */
export function Message({ drawing, title, text, action }: MessageProps) {
  return (
    <div className={css['page']}>
      <header>
        <Link to="/" className={css['home']} aria-label="Home">
          <LogoMark size={32} />
        </Link>
      </header>
      <main className={css['message']}>
        <DrawingOf name={drawing} />
        <h1>{title}</h1>
        <p>{text}</p>
        {action && <div className={css['action']}>{action}</div>}
      </main>
    </div>
  );
}
