import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { priceOrder } from '../pricing/price-order.js';
import { documentContent, documentKinds } from '@linkyard/contracts';
import { receiptExamples } from './example-receipts.js';
import { donationReceipt, type ReceiptDonation } from './donation-receipt.js';
import { textsFor } from '../locales/texts.js';
import { orderReceipt, type ReceiptOrder } from './order-receipt.js';
import { paymentReceipt } from './payment-receipt.js';

const english = textsFor('en');
const german = textsFor('de-AT');

const at = new Date('2026-11-23T12:00:00Z');
const seller = { party: { label: 'Seller', name: 'Reed & Co', details: [] }, timeZone: 'UTC' };
const refund = { amount: 500, state: 'settled' as const, at };
const totals = { subtotal: 2_000, discount: 200, shipping: 490, tax: 342, total: 2_632, paid: 2_632, refunded: 500 };
const order: ReceiptOrder = {
  ...{
    number: 12,
    mode: 'live',
    paidAt: at,
    currency: 'EUR',
    totals,
    isTaxReversed: false,
    refunds: [refund, { ...refund, state: 'failed' as const }],
  },
  lines: [{ title: 'Mug', qty: 2, unitPrice: 1_000, tax: 342, total: 2_142 }],
  buyer: { name: '', email: 'vera@example.com', address: 'Hof 1\nGraz', country: 'AT', vatId: '' },
};

const donation: ReceiptDonation = {
  ...{ receiptNumber: 3, mode: 'live', completedAt: at, campaignName: 'Trees', interval: 'month', currency: 'JPY' },
  ...{
    amount: 1_000,
    feeAmount: 40,
    total: 1_040,
    refunded: 1_040,
    donor: { name: '山田', email: 'y@example.com' },
  },
};

const sums = ({ sums: all }: ReturnType<typeof orderReceipt>) => all.map(({ label, value }) => `${label} ${value}`);

describe('the receipt of an order', () => {
  it('shows tax by line, and settled refunds with what is left', () => {
    const receipt = orderReceipt(order, seller, english);
    expect(receipt.rows).toEqual([['Mug', '2', '€10.00', '€3.42', '€21.42']]);
    expect(receipt.facts.filter(({ label }) => label === 'Refund')).toEqual([
      { label: 'Refund', value: '€5.00 on 23 November 2026' },
    ]);
    expect(sums(receipt)).toEqual([
      ...['Subtotal €20.00', 'Discount -€2.00', 'Shipping €4.90', 'Tax €3.42', 'Total €26.32'],
      ...['Refunded -€5.00', 'Total after refunds €21.32'],
    ]);
    expect(receipt.buyer).toMatchObject({ name: 'vera@example.com', details: ['', 'Hof 1', 'Graz', 'Austria', ''] });
  });

  it('adds up to its total, whether prices contain the tax, do not, or both', () => {
    const rate = fc.record({ percent: fc.integer({ min: 0, max: 30 }), isIncluded: fc.boolean() });
    const item = fc.record({
      productId: fc.constant('a'),
      unitPrice: fc.integer({ min: 0, max: 1e6 }),
      qty: fc.integer({ min: 1, max: 9 }),
      taxRate: rate,
    });
    const off = fc.record({
      code: fc.constant('X'),
      kind: fc.constant('percent' as const),
      value: fc.integer({ min: 0, max: 100 }),
    });
    const shipping = fc.record({
      amount: fc.integer({ min: 0, max: 1e4 }),
      freeOver: fc.constant(null),
      taxRate: rate,
    });
    const minor = (text: string) => Number(text.replace(/[^\d-]/g, ''));
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 6 }),
        fc.option(off),
        fc.option(shipping),
        (items, coupon, sent) => {
          const priced = priceOrder(items, { coupon: coupon && { ...coupon, productIds: [] }, shipping: sent });
          const paid = { ...priced.totals, paid: priced.totals.total, refunded: 0 };
          const receipt = orderReceipt({ ...order, totals: paid, refunds: [] }, seller, english);
          const rows = receipt.sums.filter(({ label, isStrong }) => !isStrong && label !== 'Tax included');
          const total = receipt.sums.find(({ label }) => label === 'Total');
          if (rows.length > 0)
            expect(rows.reduce((sum, { value }) => sum + minor(value), 0)).toBe(minor(total?.value ?? ''));
          const taxes = receipt.sums
            .filter(({ label }) => label.startsWith('Tax'))
            .reduce((sum, { value }) => sum + minor(value), 0);
          expect(taxes).toBe(priced.totals.tax);
        },
      ),
    );
  });

  it('names added and included tax apart', () => {
    const mixed = { ...totals, subtotal: 2_190, discount: 0, shipping: 0, tax: 380, total: 2_380, refunded: 0 };
    const receipt = orderReceipt({ ...order, totals: mixed, refunds: [] }, seller, english);
    expect(sums(receipt)).toEqual(['Subtotal €21.90', 'Tax €1.90', 'Tax included €1.90', 'Total €23.80']);
  });

  it('names tax that is within the price, and leaves out what is zero', () => {
    const within = { ...totals, discount: 0, shipping: 0, tax: 319, total: 2_000, refunded: 0 };
    const receipt = orderReceipt({ ...order, totals: within, refunds: [] }, seller, english);
    expect(sums(receipt)).toEqual(['Tax included €3.19', 'Total €20.00']);
    const untaxed = orderReceipt({ ...order, totals: { ...within, tax: 0 }, refunds: [] }, seller, english);
    const reversed = orderReceipt({ ...order, isTaxReversed: true }, seller, english);
    expect(reversed.notes).toEqual(['Reverse charge: the tax of this sale is owed by the buyer.']);
    expect(untaxed.columns).toEqual(['Item', 'Quantity', 'Price', 'Total']);
  });
});

describe('the dates of a receipt', () => {
  const newYear = new Date('2025-12-31T23:00:00Z');
  const inTokyo = { ...seller, timeZone: 'Asia/Tokyo' };
  const payment = {
    _id: 'p1',
    mode: 'live' as const,
    amount: 500,
    currency: 'JPY',
    refundedTotal: 0,
    settledAt: newYear,
  };
  const receipts = (of: typeof seller) => [
    orderReceipt({ ...order, paidAt: newYear, refunds: [{ ...refund, at: newYear }] }, of, english),
    paymentReceipt(payment, { person: { name: 'Vera', email: 'vera@example.com' }, items: [] }, of, english),
    donationReceipt({ ...donation, completedAt: newYear }, of, english),
  ];

  it('are days of the seller’s time zone: eight in the morning in Tokyo on the first of January is that day', () => {
    for (const { issuedOn, facts } of receipts(inTokyo)) {
      expect(issuedOn).toBe('2026-01-01');
      expect(facts[1]?.value).toBe('1 January 2026');
    }
    expect(receipts(inTokyo)[0]?.facts[2]?.value).toBe('€5.00 on 1 January 2026');
    expect(receipts(seller).map(({ issuedOn }) => issuedOn)).toEqual(Array(3).fill('2025-12-31'));
  });
});

describe('the receipt of a German buyer', () => {
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

  it('of an order has German words, dates and amounts', () => {
    const receipt = orderReceipt({ ...order, isTaxReversed: true }, seller, german);
    expect(receipt).toMatchObject({ title: 'Beleg zur Bestellung 12', language: 'de' });
    expect(receipt.columns).toEqual(['Artikel', 'Menge', 'Preis', 'Steuer', 'Gesamt']);
    expect(sums(receipt).map(spaced)).toContain('Gesamt nach Erstattungen 21,32 €');
    expect(receipt.facts.map(({ value }) => spaced(value))).toContain('5,00 € am 23. November 2026');
    expect(receipt.buyer.details).toContain('Österreich');
    expect(receipt.notes).toEqual(['Reverse Charge: Steuerschuldnerschaft des Leistungsempfängers.']);
  });

  it('of a booking shows its time in German', () => {
    const items = [{ title: 'Portrait', startAt: '2031-03-01T10:00:00.000Z', timeZone: 'Europe/Berlin', paid: 500 }];
    const person = { name: 'Vera', email: 'vera@example.com', locale: 'de' };
    const payment = { _id: 'p1', mode: 'live' as const, amount: 500, currency: 'EUR', refundedTotal: 0, settledAt: at };
    const receipt = paymentReceipt(payment, { person, items }, seller, german);
    expect(receipt.rows.map((row) => row.map(spaced))).toEqual([
      ['Portrait', '01.03.2031, 11:00 (Europe/Berlin)', '5,00 €'],
    ]);
  });
});

describe('the receipt of a donation', () => {
  it('shows the covered fee and what was returned', () => {
    const receipt = donationReceipt(donation, seller, english);
    expect(receipt.rows).toEqual([
      ['Trees, every month', '¥1,000'],
      ['Payment fees covered by the donor', '¥40'],
    ]);
    expect(receipt.sums.map(({ value }) => value)).toEqual(['¥1,040', '-¥1,040', '¥0']);
    expect(receipt.seller).toMatchObject({ label: 'Received by' });
  });
});

it('a receipt of a test payment says that no money was paid', () => {
  const mode = 'test' as const;
  const payment = { _id: 'p1', mode, amount: 500, currency: 'EUR', refundedTotal: 0, settledAt: at };
  const receipts = [
    orderReceipt({ ...order, mode }, seller, english),
    donationReceipt({ ...donation, mode }, seller, english),
    paymentReceipt(payment, { person: { name: '', email: '' }, items: [] }, seller, english),
  ];
  expect(receipts.map(({ notes }) => notes)).toEqual(Array(3).fill(['This is a test: no money was paid.']));
  expect(orderReceipt({ ...order, mode }, seller, german).notes).toEqual([
    'Das ist ein Test: Es wurde nichts bezahlt.',
  ]);
});

describe('examples of receipts', () => {
  it.each(['en', 'de'])('are there of each kind in %s', (language) => {
    const examples = receiptExamples(language);
    expect(examples.map(({ kind }) => kind)).toEqual([...documentKinds]);
    for (const { content } of examples) expect(documentContent.parse(content)).toMatchObject({ language });
  });
});
