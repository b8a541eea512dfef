import { Injectable } from '@nestjs/common';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { TimeoutError } from '@linkyard/time/with-timeout';
import { CompareSettled } from './compare-settled.js';
import { Connections } from '../connections/connections.js';
import { ConnectionRecords, type PaymentConnection } from '../connections/payment-connection.model.js';
import { ProviderAccounts } from '../connections/provider-accounts.js';
import { BookMovements } from '../ledger/book-movements.js';
import { PaymentRecords } from '../payment.model.js';
import { isOfProvider } from '../providers/is-of-provider.js';
import { SettlePayment } from '../settling/settle-payment.js';

const everyMs = 10 * 60_000;
/** A payment page is open for at most a day. */
const lookBackMs = 25 * 3_600_000;
/** PayPal reports withdrawals hours later, and a server may have been off for days. */
const movementsLookBackMs = 7 * 24 * 3_600_000;

/**
 * The other direction of reconciliation: what the provider lists is looked up here. A payment page whose reference was never stored is
 * adopted by the payment that it names, one that was paid although it is closed here is settled, lost renewals, refunds and disputes are recorded, payouts and fees of disputes are booked, and webhooks are kept up to date; pages of other shops of the same account are left alone.
 */
@Injectable()
export class ComparePaymentsJob extends RecurringJob {
  readonly id = 'compare-payments';
  readonly everyMs = everyMs;

  constructor(
    private readonly connections: ConnectionRecords,
    private readonly webhooks: Connections,
    private readonly accounts: ProviderAccounts,
    private readonly payments: PaymentRecords,
    private readonly settling: SettlePayment,
    private readonly settled: CompareSettled,
    private readonly movements: BookMovements,
    private readonly due: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = Date.now()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now: new Date(now), limit: 100, concurrency: 5 },
      find: (page) => this.connections.leastCompared(new Date(now - everyMs), page),
      lane: ({ userId }) => userId,
      // A large account may take longer than a row usually does.
      isOutage: (error) => isOfProvider(error) || error instanceof TimeoutError,
      process: (connection) => this.compare(connection, now),
    });
  }

  private async compare(connection: PaymentConnection, now: number): Promise<void> {
    const { userId: ownerId, _id: connectionId } = connection;
    // Marked first: an account that always fails must not keep the others waiting.
    await this.connections.update({ ownerId, _id: connectionId }, { $set: { comparedAt: new Date(now) } });
    const provider = this.accounts.of(connection);
    for (const { providerRef, isPaid } of await provider.listRecent(new Date(now - lookBackMs))) {
      const known = await this.payments.byProviderRef(ownerId, connectionId, providerRef);
      if (known && isPaid && known.state !== 'settled') await this.settling.settle(known, true);
      if (known) continue;
      const { paymentId } = await provider.readPayment(providerRef);
      if (!paymentId) continue;
      const filter = { ownerId, connectionId, _id: paymentId, providerRef: null };
      const adopted = await this.payments.update(filter, { $set: { providerRef } });
      if (adopted) await this.settling.settle(adopted, true);
    }
    await this.settled.compare(connection, now);
    await this.movements.book(connection, new Date(now - movementsLookBackMs));
    await this.webhooks.refreshWebhook(connection);
  }
}
