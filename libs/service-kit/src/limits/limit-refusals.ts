import type { LimitKind, Reason } from '@linkyard/contracts';
import { DomainError } from '../bus/domain-error.js';

type Codes = Readonly<{ none: string; one: string; many: string }>;

const bytesPerMb = 1024 * 1024;
const ofMedia = 'limits.media';
const ofMails = 'limits.mails';
const fullCodes: Readonly<Record<LimitKind, Codes>> = {
  campaigns: { none: 'limits.campaigns_none', one: 'limits.campaigns_one', many: 'limits.campaigns' },
  products: { none: 'limits.products_none', one: 'limits.products_one', many: 'limits.products' },
  subUsers: { none: 'limits.sub_users_none', one: 'limits.sub_users_one', many: 'limits.sub_users' },
  mediaBytes: { none: ofMedia, one: ofMedia, many: ofMedia },
  emailsPerMonth: { none: ofMails, one: ofMails, many: ofMails },
};
const readOnlyCodes = {
  campaigns: 'limits.campaign_read_only',
  products: 'limits.product_read_only',
} as const;

/** Kinds of which single records can be above a lowered limit. */
export type RecordKind = keyof typeof readOnlyCodes;

/** What one is refused with who has as much as the account may have. Of files the sentence names megabytes. */
export function limitReached(kind: LimitKind, limit: number, used: number): DomainError {
  const { none, one, many } = fullCodes[kind];
  const code = limit === 0 ? none : limit === 1 ? one : many;
  const shown = kind === 'mediaBytes' ? Math.round((limit / bytesPerMb) * 1_000) / 1_000 : limit;
  return refusal(code, { limit: shown, used, kind });
}

/** What a change is refused with of a record that is above the limit. */
export const aboveLimit = (kind: RecordKind, limit: number): DomainError =>
  refusal(readOnlyCodes[kind], { limit, kind });

const refusal = (code: string, params: NonNullable<Reason['params']>) =>
  new DomainError('core.limit_reached', { reason: { code, params } });
