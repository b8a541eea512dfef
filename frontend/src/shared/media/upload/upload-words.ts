import { t } from '@lingui/core/macro';
import { sizeText } from './size-text.js';
import { isEnded, type UploadItem } from './upload-item.js';

const percentOf = ({ sent, size }: UploadItem) => (size > 0 ? Math.min(100, Math.floor((sent / size) * 100)) : 0);

/** Where one file stands, in words. */
export function stateWords(item: UploadItem): string {
  switch (item.state) {
    case 'waiting':
      return t`Waiting · ${sizeText(item.size)}`;
    case 'preparing':
      return t`Preparing…`;
    case 'sending':
      // All of it is there, and being looked at.
      if (item.sent >= item.size) return t`Finishing…`;
      return t`${percentOf(item)}% of ${sizeText(item.size)}`;
    case 'stored':
      return t`Uploaded · ${sizeText(item.size)}`;
    case 'failed':
      return item.problem ?? t`Something went wrong`;
    case 'cancelled':
      return t`Cancelled`;
  }
}

/** The list in one line, for its head. */
export function summaryWords(items: readonly UploadItem[]): string {
  const of = (state: UploadItem['state']) => items.filter((item) => item.state === state).length;
  const left = items.filter((item) => !isEnded(item)).length;
  if (left > 0) return t`Uploading ${items.length - left + 1} of ${items.length}`;
  const parts = [
    [of('stored'), 'uploaded'],
    [of('failed'), 'failed'],
    [of('cancelled'), 'cancelled'],
  ] as const;
  return parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ');
}

/** What is new since a moment ago, to be read out; progress itself is not, or it would never stop. */
export function newsWords(before: readonly UploadItem[], now: readonly UploadItem[]): string {
  const known = new Map(before.map(({ id, state }) => [id, state]));
  const news = now.filter((item) => isEnded(item) && known.get(item.id) !== item.state);
  const each = news.map((item) =>
    item.state === 'stored' ? t`${item.name} is uploaded.` : `${item.name}: ${stateWords(item)}`,
  );
  const begun = now.length > 0 && before.length < now.length ? [t`Uploading ${now.length - before.length} files.`] : [];
  return [...begun, ...each].join(' ').replace('Uploading 1 files.', 'Uploading 1 file.');
}
