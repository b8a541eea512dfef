import { describe, expect, it } from '@jest/globals';
import { wordsIn } from '../words/words.js';
import { orderStateOf } from './order-state.js';

type Order = Parameters<typeof orderStateOf>[0];
const order = (changes: Partial<Order> = {}): Order => ({
  ...{ state: 'paid', paymentState: 'paid', fulfilmentState: 'pending' },
  ...changes,
});

describe('the state of an order in a wallet', () => {
  it.each<[string, Partial<Order>]>([
    ['Waits for payment', { state: 'pending', paymentState: 'unpaid' }],
    ['Paid', {}],
    ['Paid', { state: 'fulfilled', fulfilmentState: 'granted' }],
    ['Shipped in part', { state: 'partiallyFulfilled', fulfilmentState: 'shipped' }],
    ['Shipped', { state: 'fulfilled', fulfilmentState: 'shipped' }],
    ['Shipped', { state: 'fulfilled', paymentState: 'partiallyRefunded', fulfilmentState: 'shipped' }],
    ['Delivered in part', { state: 'partiallyFulfilled', fulfilmentState: 'delivered' }],
    ['Delivered', { state: 'completed', fulfilmentState: 'delivered' }],
    ['Downloads withdrawn', { state: 'fulfilled', fulfilmentState: 'revoked' }],
    ['Refunded', { state: 'cancelled', paymentState: 'refunded' }],
    ['Refunded', { state: 'fulfilled', paymentState: 'lost' }],
    ['Disputed', { state: 'fulfilled', paymentState: 'disputed' }],
    ['Order cancelled', { state: 'cancelled', paymentState: 'cancelled' }],
  ])('is "%s" for %j', (text, changes) => expect(orderStateOf(order(changes), wordsIn('en')).text).toBe(text));
});
