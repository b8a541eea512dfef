import { Tooltip } from '@mantine/core';
import { formatDate, momentOf, relativeTime } from './date.js';
import { useReader } from './reader.js';
import { useNow } from './use-now.js';

interface DateTextProps {
  value: string | number | Date | null | undefined;
  /** Shown when there is no moment. */
  fallback?: string;
  /** Always the full date, never "5 minutes ago". */
  absolute?: boolean;
}

/** A moment for a reader: relative under a day with the full time on hover. */
export function DateText({ value, fallback = '—', absolute = false }: DateTextProps) {
  const now = useNow(60_000);
  useReader();
  const time = momentOf(value);
  if (time === null) return <span>{fallback}</span>;
  const full = formatDate(time);
  const text = absolute ? full : relativeTime(time, now);
  // Of its own direction: an English date in a screen from right to left stays in order.
  const element = (
    <time dateTime={new Date(time).toISOString()} dir="auto">
      {text}
    </time>
  );
  return text === full ? element : <Tooltip label={full}>{element}</Tooltip>;
}
