import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, RecurringJob, type Logger } from '@linkyard/service-kit';
import { CompareSettled } from './compare-settled.js';
import { Connections } from '../connections/connections.js';
import { ConnectionRecords, type PaymentConnection } from '../connections/payment-connection.model.js';
import { ProviderAccounts } from '../connections/provider-accounts.js';
import { BookMovements } from '../ledger/book-movements.js';
import { PaymentRecords } from '../payment.model.js';
import { SettlePayment } from '../settling/settle-payment.js';

const everyMs = 10 * 60_000;
const perRun = 100;
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
    @Inject(ConnectionRecords) private readonly connections: ConnectionRecords,
    @Inject(Connections) private readonly webhooks: Connections,
    @Inject(ProviderAccounts) private readonly accounts: ProviderAccounts,
    @Inject(PaymentRecords) private readonly payments: PaymentRecords,
    @Inject(SettlePayment) private readonly settling: SettlePayment,
    @Inject(CompareSettled) private readonly settled: CompareSettled,
    @Inject(BookMovements) private readonly movements: BookMovements,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = Date.now()): Promise<void> {
    for (const connection of await this.connections.leastCompared(new Date(now - everyMs), perRun)) {
      if (signal.aborted) return;
      const { userId: ownerId, _id } = connection;
      await this.connections.update({ ownerId, _id }, { $set: { comparedAt: new Date(now) } });
      await this.compare(connection, now).catch((error: unknown) => {
        this.logger.warn({ err: error, connectionId: _id }, 'the payments of an account could not be compared');
      });
    }
  }

  private async compare(connection: PaymentConnection, now: number): Promise<void> {
    const { userId: ownerId, _id: connectionId } = connection;
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
