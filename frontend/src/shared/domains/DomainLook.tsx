import { plural, t } from '@lingui/core/macro';
import type { DomainView } from '@linkyard/contracts';
import { currentLanguage, formatDate, readersZone, relativeTime, useNow } from '@linkyard/ui';
import { dateFormat } from '@linkyard/languages/formats';
import css from './domains.module.css';

type Looked = Pick<DomainView, 'records' | 'lastCheckedAt' | 'nextCheckAt'>;

/** What was asked, what of it was right, and when: it answers each press of 'Verify'. @source cases I6 */
export function DomainLook({ domain, isLooking }: { domain: Looked; isLooking: boolean }) {
  return (
    <p className={css['note']} role="status">
      {isLooking ? t`Asking the name servers of the domain…` : lookText(domain)}
    </p>
  );
}

function lookText({ records, lastCheckedAt }: Looked): string {
  if (lastCheckedAt === null) return t`The records were not looked up yet.`;
  const needed = records.filter(({ isOptional }) => !isOptional);
  const right = needed.filter(({ ok }) => ok).length;
  const asked = plural(needed.length, { one: '# record was asked for', other: '# records were asked for' });
  const seen = right === needed.length ? t`all right` : t`${right} of ${needed.length} right`;
  return t`${clock(lastCheckedAt)}: ${asked}, ${seen}.`;
}

/** With seconds, so that a second look a moment later reads differently; with the day, where it was another. */
function clock(at: string): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  if (!isToday) return formatDate(at);
  return dateFormat(currentLanguage(), { timeStyle: 'medium', timeZone: readersZone() }).format(new Date(at));
}

/** The wait for the next look of the server, counted down by the second under an hour. */
export function NextCheck({ at }: { at: string | null }) {
  const now = useNow(1_000);
  if (at === null) return null;
  const left = Math.ceil((new Date(at).getTime() - now) / 1_000);
  if (left <= 0) return <p className={css['note']}>{t`Next automatic check: now`}</p>;
  if (left >= 3_600) return <p className={css['note']}>{t`Next automatic check: ${relativeTime(at, now)}`}</p>;
  const minutes = Math.floor(left / 60);
  const seconds = String(left % 60).padStart(2, '0');
  return (
    <p className={css['note']} role="timer">
      {t`Next automatic check in ${minutes}:${seconds}`}
    </p>
  );
}
