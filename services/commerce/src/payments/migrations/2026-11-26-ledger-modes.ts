import type { Migration, ServiceDatabase } from '@linkyard/mongo';
import { paymentConnections, type PaymentConnection } from '../connections/payment-connection.model.js';
import { ledgerEntries } from '../ledger/ledger.model.js';
import { testPayments } from './set-modes.js';

/** Movements of money have the mode of their payment; a payout that of the accounts at its provider, live where they differ. */
export const ledgerModes: Migration = {
  id: '2026-11-26-ledger-modes',
  async up(database) {
    const entries = database.collection(ledgerEntries);
    const without = { mode: { $exists: false } };
    for await (const payments of testPayments(database)) {
      const paymentId = { $in: payments.map(({ _id }) => _id) };
      await entries.updateMany({ ...without, paymentId }, { $set: { mode: 'test' } });
    }
    for (const { userId, provider } of await accountsOfTests(database))
      await entries.updateMany({ ...without, userId, provider, paymentId: null }, { $set: { mode: 'test' } });
    await entries.updateMany(without, { $set: { mode: 'live' } });
  },
};

/** Owners with test accounts alone at a provider, also those that were disconnected since. */
async function accountsOfTests(database: ServiceDatabase) {
  const accounts = database
    .collection(paymentConnections)
    .aggregate<{ _id: Pick<PaymentConnection, 'userId' | 'provider'> }>([
      { $group: { _id: { userId: '$userId', provider: '$provider' }, modes: { $addToSet: '$mode' } } },
      { $match: { modes: ['test'] } },
    ]);
  return (await accounts.toArray()).map(({ _id }) => _id);
}
