import type { ReactNode } from 'react';
import { BarePage } from '../../shared/message/BarePage.js';
import css from './article.module.css';

/** A text to be read: terms, privacy. */
export function Article({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <BarePage>
      <main className={css['article']}>
        <h1>{title}</h1>
        <p>{note}</p>
        {children}
      </main>
    </BarePage>
  );
}
