import { describe, expect, it } from '@jest/globals';
import { shippingOf } from './shipping-of.js';

const rate = (amount: number, ...countries: string[]) => ({ name: '', countries, amount, freeOver: null });
const sent = (...rates: ReturnType<typeof rate>[]) => ({
  shipping: { required: true, weight: 0, length: 0, width: 0, height: 0, handlingDays: 0, rates },
});

describe('shipping of an order', () => {
  it('is the rate of the country, or that of every country', () => {
    const product = sent(rate(900), rate(400, 'DE', 'AT'));
    expect(shippingOf([product], 'AT')).toMatchObject({ shipping: { amount: 400 } });
    expect(shippingOf([product], 'FR')).toMatchObject({ shipping: { amount: 900 } });
  });

  it('is the dearest of what is sent together', () => {
    expect(shippingOf([sent(rate(400)), sent(rate(700)), sent()], 'DE')).toMatchObject({ shipping: { amount: 700 } });
  });

  it('costs nothing where nothing is sent', () => {
    const { shipping } = sent(rate(400));
    expect(shippingOf([{ shipping: { ...shipping, required: false } }], '')).toEqual({ shipping: null });
  });

  it('is refused for a country that no rate covers', () => {
    expect(shippingOf([sent(rate(400, 'DE'))], 'FR')).toEqual({ problem: 'commerce.country_not_served' });
    expect(shippingOf([sent(rate(400, 'DE'))], '')).toEqual({ problem: 'commerce.country_missing' });
  });
});
