import { t } from '@lingui/core/macro';
import type { paymentHistory, ReplyOf } from '@linkyard/contracts';
import { perLanguage } from '@linkyard/ui';

export type Movement = ReplyOf<typeof paymentHistory>['data'][number];

/** What happened to the balance of an owner. */
export const movementWords: () => Record<Movement['kind'], string> = perLanguage(() => ({
  settled: t`Paid`,
  fee: t`Fee`,
  refund: t`Refund`,
  refundFailed: t`Refund returned`,
  disputed: t`Dispute`,
  disputeWon: t`Dispute won`,
  disputeFee: t`Fee of the dispute`,
  disputeFeeReturned: t`Fee of the dispute returned`,
  payout: t`Payout`,
  payoutReturned: t`Payout returned`,
}));
export const providerWords: () => Record<Movement['provider'], string> = perLanguage(() => ({
  stripe: t`Stripe`,
  paypal: t`PayPal`,
  offline: t`offline`,
}));
