import type { openWallet, ReplyOf } from '@linkyard/contracts';
import type { Words } from '../words/words.js';

type Order = Pick<ReplyOf<typeof openWallet>['orders'][number], 'state' | 'paymentState' | 'fulfilmentState'>;

export interface OrderState {
  text: string;
  tone: 'good' | 'waiting' | 'over';
}

/** How far an order has come, for its buyer: what happened to the money comes first, then what was sent. */
export function orderStateOf({ state, paymentState, fulfilmentState }: Order, { i18n }: Words): OrderState {
  if (state === 'pending') return { text: i18n.t('Waits for payment'), tone: 'waiting' };
  if (paymentState === 'disputed') return { text: i18n.t('Disputed'), tone: 'waiting' };
  if (paymentState === 'refunded' || paymentState === 'lost') return { text: i18n.t('Refunded'), tone: 'over' };
  if (state === 'cancelled') return { text: i18n.t('Order cancelled'), tone: 'over' };
  if (state === 'expired') return { text: i18n.t('Expired'), tone: 'over' };
  if (fulfilmentState === 'revoked') return { text: i18n.t('Downloads withdrawn'), tone: 'over' };
  return { text: sentText(state === 'partiallyFulfilled', fulfilmentState, i18n), tone: 'good' };
}

function sentText(isPart: boolean, fulfilmentState: Order['fulfilmentState'], i18n: Words['i18n']): string {
  if (fulfilmentState === 'shipped') return isPart ? i18n.t('Shipped in part') : i18n.t('Shipped');
  if (fulfilmentState === 'delivered') return isPart ? i18n.t('Delivered in part') : i18n.t('Delivered');
  return i18n.t('Paid');
}
