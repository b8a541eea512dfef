import { attentionText, type AttentionCode, type OrderView } from '@linkyard/contracts';
import type { Order } from './order.schema.js';

type Attention = Order['needsAttention'];

const waitingFor = (code: AttentionCode, details: Attention['details'] = {}): Attention => ({ code, details });

export const noAttention: Attention = { code: null, details: {} };

/** Everything that an order can wait for its seller for. The contract has the texts. */
export const attention = {
  amountDiffers: waitingFor('amount_differs'),
  replaced: waitingFor('replaced'),
  outOfStock: waitingFor('out_of_stock'),
  keysMissing: waitingFor('keys_missing'),
  /** @param paymentId of the payment that came after the one of the order */
  paidTwice: (paymentId: string) => waitingFor('paid_twice', { paymentId }),
  refundFailed: waitingFor('refund_failed'),
  disputed: waitingFor('disputed'),
  disputeLost: waitingFor('dispute_lost'),
  ledgerDiffers: waitingFor('ledger_differs'),
};

export const presentAttention = ({ code, details }: Attention): OrderView['needsAttention'] =>
  code === null ? null : { code, text: attentionText(code, details) };
