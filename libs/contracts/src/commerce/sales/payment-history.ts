import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { currencyCode, money, objectId, timestamp } from '../../primitives/index.js';
import { modeFilter, modesOfReply, paymentMode } from '../../payments/payment-mode.js';
import { paymentSubject } from '../../payments/payment-subject.js';
import { paymentMethod } from '../checkout/checkout-view.js';

export const ledgerKinds = [
  ...(['settled', 'fee', 'refund', 'refundFailed', 'disputed', 'disputeWon'] as const),
  ...(['disputeFee', 'disputeFeeReturned', 'payout', 'payoutReturned'] as const),
] as const;

/** One movement of the owner's balance at a provider. A search term is the id of what was paid for, or of a payment. @source models.md 6 "payment history = ledger rows" */
export const paymentHistory = defineCommand({
  subject: 'commerce.sales.payment-history',
  http: { path: '/user/payment-history', role: 'user' },
  summary: 'Movements of money at the payment providers, newest first',
  request: listRequest({
    sorts: ['createdAt'],
    filters: z
      .strictObject({
        currency: currencyCode.optional(),
        provider: paymentMethod.optional(),
        kind: z.enum(ledgerKinds).optional(),
        paymentId: objectId.optional(),
        mode: modeFilter,
      })
      .default({}),
  }),
  reply: listReply(
    z.object({
      _id: objectId,
      createdAt: timestamp,
      kind: z.enum(ledgerKinds),
      mode: paymentMode.default('live'),
      /** Negative when the balance falls. */
      amount: money,
      /** Null for a payout, which belongs to no single payment. */
      paymentId: objectId.nullable(),
      subject: paymentSubject.nullable(),
      provider: paymentMethod,
      /** What its dashboard finds the payment or payout by, the same as `transaction id` of exports. */
      providerRef: z.string().nullable(),
    }),
  ).extend(modesOfReply),
  timeoutMs: 3_000,
});
