import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { DateText } from '../format/DateText.js';
import css from './Timeline.module.css';

export interface TimelineEntry {
  id: string;
  /** What happened, as a short sentence. */
  title: ReactNode;
  at: string | number | Date;
  /** Who did it. */
  by?: string | undefined;
  text?: ReactNode;
  tone?: 'good' | 'waiting' | 'bad' | undefined;
}

interface TimelineProps {
  /** Shown in the order given; usually the newest first. */
  entries: readonly TimelineEntry[];
  label?: string;
}

/** What happened to a record, one line per event. */
export function Timeline({ entries, label = t`Timeline` }: TimelineProps) {
  return (
    <ol className={css['timeline']} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={css['entry']} data-tone={entry.tone}>
          <div className={css['title']} dir="auto">
            {entry.title}
          </div>
          {entry.text && (
            <div className={css['text']} dir="auto">
              {entry.text}
            </div>
          )}
          <div className={css['when']}>
            <DateText value={entry.at} />
            {entry.by && (
              <>
                {' · '}
                <bdi>{entry.by}</bdi>
              </>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
