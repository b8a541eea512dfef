import { Injectable } from '@nestjs/common';
import { ServiceDatabase, trusted } from '@linkyard/mongo';
import type { PaymentConnection } from '../connections/payment-connection.model.js';
import { ProviderAccounts } from '../connections/provider-accounts.js';
import { PaymentRecords } from '../payment.model.js';
import type { BalanceMovement } from '../providers/payment-provider.js';
import { LedgerRecords } from './ledger.model.js';
import { Ledger } from './ledger.js';

const kinds = ['payout', 'payoutReturned', 'disputeFee', 'disputeFeeReturned'];
const transactionsOf = ({ id }: BalanceMovement): string[] => kinds.map((kind) => `${id}:${kind}`);

/** Payouts and fees of disputes, as the provider lists them. Each is booked once; webhook and reconciliation both come here. */
@Injectable()
export class BookMovements {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly accounts: ProviderAccounts,
    private readonly payments: PaymentRecords,
    private readonly entries: LedgerRecords,
    private readonly ledger: Ledger,
  ) {}

  async book(connection: PaymentConnection, since: Date): Promise<void> {
    for (const movement of await this.accounts.of(connection).listMovements(since))
      await this.one(connection, movement);
  }

  private one(connection: PaymentConnection, movement: BalanceMovement): Promise<void> {
    return this.database.transaction(async () => {
      if (await this.isBooked(connection.userId, movement)) return;
      if (movement.kind === 'payout') return this.ledger.payout(connection, movement);
      await this.disputeFee(connection, movement);
    });
  }

  /** What the provider lists and the ledger lacks; fees of payments that are not ours are left out. */
  async missing(connection: PaymentConnection, since: Date): Promise<BalanceMovement[]> {
    const { userId: ownerId, _id: connectionId } = connection;
    const listed = await this.accounts.of(connection).listMovements(since);
    const booked = await this.entries.presentAmong({ ownerId }, 'transactionId', listed.flatMap(transactionsOf));
    const missing = listed.filter((movement) => !transactionsOf(movement).some((id) => booked.has(id)));
    const named = missing.flatMap(({ providerPaymentId }) => providerPaymentId ?? []);
    const paid = await this.payments.presentAmong({ ownerId, connectionId }, 'providerPaymentId', named);
    return missing.filter(({ kind, providerPaymentId }) => kind === 'payout' || paid.has(providerPaymentId ?? ''));
  }

  private async isBooked(ownerId: string, movement: BalanceMovement): Promise<boolean> {
    const transactionId = trusted({ $in: transactionsOf(movement) });
    return (await this.entries.findOne({ ownerId, transactionId })) !== null;
  }

  /** The account may take other money too: the fee of a payment that is not ours is left alone. */
  private async disputeFee({ userId: ownerId, _id: connectionId }: PaymentConnection, movement: BalanceMovement) {
    const { providerPaymentId, amount } = movement;
    if (!providerPaymentId) return;
    const payment = await this.payments.update(
      { ownerId, connectionId, providerPaymentId, state: 'settled' },
      { $inc: { disputeFee: amount }, $set: { disputeFeeCurrency: movement.currency } },
    );
    if (payment) await this.ledger.disputeFee(payment, movement);
  }
}
