import type { PushOutcome } from '@linkyard/contracts';

interface Answer {
  outcome: PushOutcome;
  status: number | null;
  retryAfterMs: number;
}

/** Where a push service names no time, it is left alone for so long. */
const shortPauseMs = 5_000;
const maxPauseMs = 3_600_000;

/** `Retry-After`, in seconds or as a date. @source RFC 9110 10.2.3 */
export function retryAfterMs(header: string | string[] | undefined, now = Date.now()): number {
  const text = [header].flat()[0]?.trim() ?? '';
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), maxPauseMs) : 0;
}

/** What an answer of a push service means for one notification. @source RFC 8030 5, cases F2, F10 */
export function answerOf(status: number, retryAfter: string | string[] | undefined): Answer {
  if (status >= 200 && status <= 299) return { outcome: 'sent', status, retryAfterMs: 0 };
  if (status === 404 || status === 410) return { outcome: 'gone', status, retryAfterMs: 0 };
  if (status === 429 || status >= 500)
    return { outcome: 'later', status, retryAfterMs: retryAfterMs(retryAfter) || (status === 429 ? shortPauseMs : 0) };
  return { outcome: 'refused', status, retryAfterMs: 0 };
}
