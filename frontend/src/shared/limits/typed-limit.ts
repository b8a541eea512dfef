import type { LimitKind } from '@linkyard/contracts';

const bytesPerMb = 1024 * 1024;

/** A limit as a field shows it: files in megabytes; empty for no limit. */
export const shownLimit = (kind: LimitKind, limit: number | null): number | '' =>
  limit === null ? '' : kind === 'mediaBytes' ? limit / bytesPerMb : limit;

/** What a field says, as the API takes it. */
export const sentLimit = (kind: LimitKind, typed: number | ''): number | null =>
  typed === '' ? null : kind === 'mediaBytes' ? Math.round(typed * bytesPerMb) : typed;
