import { LogoMark } from '@linkyard/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './public.module.css';

/** A text to be read: terms, privacy. */
export function Article({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <div className={css['page']}>
      <header>
        <Link to="/" className={css['home']} aria-label="Home">
          <LogoMark size={32} />
        </Link>
      </header>
      <main className={css['article']}>
        <h1>{title}</h1>
        <p>{note}</p>
        {children}
      </main>
    </div>
  );
}
