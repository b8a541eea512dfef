import { t } from '@lingui/core/macro';
import { perLanguage, reasonText, translated } from '@linkyard/ui';
import { IconInfoCircle } from '@tabler/icons-react';
import type { Found } from './draft.js';
import css from './remarks.module.css';

const reasons: () => Record<Found['skipped'][number]['reason'], string> = perLanguage(() => ({
  scheme: t`Its address cannot be opened by visitors.`,
  doubled: t`It was there twice.`,
  limit: t`A page takes up to 500 links.`,
}));

/** What to know of the reading: a locked link, a list that was cut. */
export function Warnings({ warnings }: { warnings: Found['warnings'] }) {
  return warnings.map(({ code, text, reason }) => (
    <p key={`${code} ${reason?.code}`} className={css['warning']}>
      <IconInfoCircle size={16} stroke={1.5} aria-hidden />
      {translated(text)}
      {reason && ` (${reasonText(reason)})`}
    </p>
  ));
}

/** What was left out, and why. */
export function Skipped({ skipped }: { skipped: Found['skipped'] }) {
  if (skipped.length === 0) return null;
  return (
    <details className={css['skipped']}>
      <summary>{skipped.length === 1 ? t`1 was left out` : t`${skipped.length} were left out`}</summary>
      <ul>
        {skipped.map((entry, index) => (
          <li key={index}>
            <b dir="auto">{entry.title || entry.url}</b>
            <span>{reasons()[entry.reason]}</span>
            <small dir="ltr">{entry.url}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
