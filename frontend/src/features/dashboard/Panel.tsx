import type { ReactNode } from 'react';
import css from './dashboard.module.css';

interface PanelProps {
  title: string;
  /** A link to where there is more of it. */
  more?: ReactNode;
  /** Said when there is nothing to list. */
  empty: string | null;
  children: ReactNode;
}

/** One card of the home with a list in it. */
export function Panel({ title, more, empty, children }: PanelProps) {
  return (
    <section className={css['panel']} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {more}
      </header>
      {empty ? <p className={css['nothing']}>{empty}</p> : children}
    </section>
  );
}
