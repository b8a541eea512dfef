import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { bookingPaymentFigures } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { startStripe } from '@linkyard/simulators';
import { anOrder, buyer, CommerceHarness } from '../testing/commerce-harness.js';
import { BookMovements } from '../payments/ledger/book-movements.js';
import { CheckLedger } from './check-ledger.js';
import { LedgerDifferenceRecords } from './ledger-difference.model.js';

const owners = 5_000;
const perOwner = 2;
const ids = Array.from({ length: owners }, () => newId());

describe('the check of a large ledger', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
    commerce.answeringBus.answer(bookingPaymentFigures, ({ payments }) => ({
      figures: payments.map(({ paymentId }) => ({ paymentId, paid: 100, refunded: 0 })),
    }));
    const at = new Date(Date.now() - 7 * 86_400_000);
    const base = { rev: 1, createdAt: at, updatedAt: at, deletedAt: null, tenantId: null, currency: 'EUR' };
    const made = ids.flatMap((userId) => Array.from({ length: perOwner }, () => ({ userId, _id: newId() })));
    const rows = made.map(({ userId, _id }) => ({
      ...{ ...base, _id, userId, idempotencyKey: _id, provider: 'stripe', connectionId: 'none', mode: 'test' },
      ...{ subject: { service: 'bookings', kind: 'booking', id: newId() }, amount: 100, refundedTotal: 0 },
      ...{ state: 'settled', dispute: 'none', providerRef: null, fee: null, settlementCurrency: null },
    }));
    const entries = made.flatMap(({ userId, _id }) =>
      (['sales', 'providerBalance'] as const).map((account) => ({
        ...{ ...base, _id: newId(), userId, account, kind: 'settled', transactionId: `${_id}:settled` },
        amount: account === 'sales' ? -100 : 100,
      })),
    );
    await commerce.rows('payments').insertMany(rows);
    await commerce.rows('ledger_entries').insertMany(entries);
  }, 60_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });
  afterEach(() => void jest.restoreAllMocks());

  /** How many commands the database is sent while the work runs, as its profiler records them. */
  const commandsOf = async (work: () => Promise<unknown>) => {
    const { db } = commerce.database;
    await db.command({ profile: 2 });
    await work();
    await db.command({ profile: 0 });
    const collections = ['payments', 'ledger_entries', 'ledger_differences', 'orders', 'donations'];
    const ns = { $in: collections.map((name) => `${db.databaseName}.${commerce.database.nameOf(name)}`) };
    const count = await db.collection('system.profile').countDocuments({ ns, op: { $ne: 'getmore' } });
    await db.collection('system.profile').drop();
    return count;
  };

  it('reads 10,000 payments and 20,000 entries of 5,000 owners once, by a bounded number of commands', async () => {
    const bookings = jest.spyOn(commerce.answeringBus, 'request');
    const startedAt = Date.now();
    const commands = await commandsOf(async () => expect(await commerce.get(CheckLedger).check()).toEqual([]));
    const tookMs = Date.now() - startedAt;
    // 21 pages of payments of bookings, the sums, and the list of differences.
    expect(commands).toBeLessThan(40);
    expect(bookings.mock.calls.length).toBeLessThan(25);
    expect(tookMs).toBeLessThan(15_000);
  }, 60_000);

  it('lists what differs at 5,000 owners, and nothing once it agrees again', async () => {
    const sales = { account: 'sales' };
    await commerce.rows('ledger_entries').updateMany(sales, { $set: { amount: -99 } });
    const startedAt = Date.now();
    const found = await commerce.get(CheckLedger).check();
    expect(Date.now() - startedAt).toBeLessThan(30_000);
    expect(found.length).toBe(5_000);
    expect(await commerce.rows('ledger_differences').countDocuments()).toBe(5_000);
    await commerce.rows('ledger_entries').updateMany(sales, { $set: { amount: -100 } });
    expect(await commerce.get(CheckLedger).check()).toEqual([]);
    expect(await commerce.rows('ledger_differences').countDocuments()).toBe(0);
  }, 90_000);

  it('keeps what is listed when the process ends while it writes', async () => {
    const [userId] = ids;
    const entry = { userId, account: 'sales' };
    await commerce.rows('ledger_entries').updateOne(entry, { $set: { amount: -90 } });
    const listed = async () => commerce.rows('ledger_differences').find({ userId }).toArray();
    await commerce.get(CheckLedger).check(userId);
    const before = await listed();
    expect(before.length).toBeGreaterThan(0);
    const records = commerce.get(LedgerDifferenceRecords);
    const replace = records.replace.bind(records);
    jest.spyOn(records, 'replace').mockImplementation(async (...asked) => {
      await replace(...asked);
      throw new Error('the process has ended');
    });
    await expect(commerce.get(CheckLedger).check(userId)).rejects.toThrow('the process has ended');
    expect(await listed()).toEqual(before);
  }, 30_000);

  it('keeps what it could not compare again', async () => {
    const seller = await commerce.seller();
    const { ownerId } = seller;
    const { paymentId, redirectUrl } = await commerce.payments.start(anOrder(seller));
    await buyer(redirectUrl, 'pay');
    await commerce.payments.settle(ownerId, paymentId);
    await commerce.rows('payments').updateOne({ _id: paymentId }, { $set: { fee: 1 } });
    const kinds = async () => (await commerce.get(CheckLedger).check(ownerId)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['fees', 'provider_fee']);
    await commerce.control(seller, 'fault', { path: '/v1/checkout', status: 500, times: 50 });
    jest.spyOn(commerce.get(BookMovements), 'missing').mockRejectedValue(new Error('not reachable'));
    expect(await kinds()).toEqual(['fees', 'provider_fee']);
  }, 30_000);
});
