import { sentence } from '../../primitives/sentence.js';

/** Why an order waits for a decision of its seller. @source models.md 6 "needsAttention" */
export const attentionCodes = [
  'amount_differs',
  'currency_differs',
  'replaced',
  'out_of_stock',
  'keys_missing',
  'paid_twice',
  'refund_failed',
  'disputed',
  'dispute_lost',
  'ledger_differs',
] as const;
export type AttentionCode = (typeof attentionCodes)[number];

/** What the seller reads; the app recognises and translates it. */
const attentionTexts: Readonly<Record<AttentionCode, string>> = {
  amount_differs: /*i18n*/ 'Another amount was paid than this order costs.',
  currency_differs:
    /*i18n*/ 'This was paid in {currency}, which is not the currency of this order. Refund it at your payment provider.',
  replaced:
    /*i18n*/ 'The buyer began a newer order before this one was paid, and may have paid both. Refund one of them in that case.',
  out_of_stock: /*i18n*/ 'This was paid, but there is not enough left of it.',
  keys_missing: /*i18n*/ 'This was paid, but there are not enough licence keys for it. Add keys, then deliver it.',
  paid_twice: /*i18n*/ 'This order was paid twice. Refund the second payment, {paymentId}.',
  refund_failed: /*i18n*/ 'A refund did not reach the buyer: their bank or your payment provider did not accept it.',
  disputed: /*i18n*/ 'The buyer disputes this payment at their bank. Answer it at your payment provider.',
  dispute_lost:
    /*i18n*/ 'The buyer has won the dispute, and the payment was taken back. Downloads of this order are withdrawn.',
  ledger_differs: /*i18n*/ 'This order and its payments do not agree. Compare both with your payment provider.',
};

/** In English. @param details the values that the text of the code names in braces */
export const attentionText = (code: AttentionCode, details: Readonly<Record<string, string>> = {}): string =>
  sentence(attentionTexts[code], details);
