import { Inject, Injectable } from '@nestjs/common';
import { ServiceDatabase } from '@linkyard/mongo';
import { LOGGER, type Logger } from '@linkyard/service-kit';
import { ConnectionRecords } from '../payments/connections/payment-connection.model.js';
import { ProviderAccounts } from '../payments/connections/provider-accounts.js';
import type { Payment } from '../payments/payment.model.js';
import { salePrefix } from '../payments/providers/paypal/paypal-events.js';
import { BookMovements } from '../payments/ledger/book-movements.js';
import { CheckSubjects } from './check-subjects.js';
import { ComparedSums } from './compare-sums.js';
import { withText, type Difference, type UnnamedDifference } from './difference-text.js';
import { LedgerDifferenceRecords } from './ledger-difference.model.js';
import { LedgerSums } from './ledger-sums.js';
import { Uncompared } from './uncompared.js';

const dayMs = 86_400_000;
const maxPayments = 500;
/** A movement that is younger may be booked by the next run of the reconciliation. */
const bookedWithinMs = 3_600_000;
const maxAccounts = 500;
/** Where there are more, something is wrong that no list explains. */
const maxDifferences = 5_000;
const ofProvider = ['provider_amount', 'provider_refunded', 'provider_fee'] as const;

/**
 * Proves per owner and currency that every transaction sums to zero, that the ledger equals the settled payments less what was returned,
 * that orders, donations and bookings hold what their payments say, and that recent payments and payouts are the provider's own. @source ADR 0025
 */
@Injectable()
export class CheckLedger {
  constructor(
    private readonly sums: LedgerSums,
    private readonly records: LedgerDifferenceRecords,
    private readonly accounts: ProviderAccounts,
    private readonly connections: ConnectionRecords,
    private readonly movements: BookMovements,
    private readonly subjects: CheckSubjects,
    private readonly database: ServiceDatabase,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param ownerId of one owner, or of all @returns also what an earlier check found and this one could not compare again */
  async check(ownerId?: string, now = Date.now()): Promise<Difference[]> {
    const uncompared = new Uncompared();
    const found = [
      ...(await this.proof(ownerId)),
      ...(await this.subjects.differences(ownerId, now, uncompared)),
      ...(await this.againstProviders(ownerId, now, uncompared)),
      ...(await this.againstAccounts(ownerId, now, uncompared)),
    ];
    const differences = found.slice(0, maxDifferences).map(withText);
    if (found.length > maxDifferences)
      this.logger.error({ count: found.length }, 'the ledger differs too often to list');
    const stored = await this.database.transaction(() =>
      this.records.replace(differences, (earlier) => uncompared.includes(earlier), ownerId),
    );
    for (const { ownerId: owner, ...difference } of differences)
      this.logger.error({ ownerId: owner, ...difference }, 'the ledger differs');
    return stored;
  }

  /** The part that needs no provider. */
  async proof(ownerId?: string): Promise<UnnamedDifference[]> {
    const unbalanced = (await this.sums.unbalanced(maxDifferences, ownerId)).map(
      ({ transactionId, amount, ...of }): UnnamedDifference => ({
        ...of,
        ...{ kind: 'transaction_sum', reference: transactionId, expected: 0, actual: amount },
      }),
    );
    const compared = new ComparedSums();
    for await (const sum of this.sums.ofAccounts(ownerId)) compared.addLedger(sum);
    for await (const sum of this.sums.ofPayments(ownerId)) compared.addPayments(sum);
    return [...unbalanced, ...compared.differences()];
  }

  private async againstProviders(ownerId: string | undefined, now: number, uncompared: Uncompared) {
    const differences: UnnamedDifference[] = [];
    for (const payment of await this.sums.recentlySettled(new Date(now - 2 * dayMs), maxPayments, ownerId))
      differences.push(
        ...(await this.againstProvider(payment).catch((error: unknown) => {
          this.logger.warn({ err: error, paymentId: payment._id }, 'a payment could not be compared with its provider');
          for (const kind of ofProvider) uncompared.add(kind, payment._id);
          return [];
        })),
      );
    return differences;
  }

  /** Payouts and fees of disputes that the provider lists and the ledger lacks. */
  private async againstAccounts(ownerId: string | undefined, now: number, uncompared: Uncompared) {
    const found: UnnamedDifference[] = [];
    for (const connection of await this.connections.ofAll(maxAccounts, ownerId)) {
      const missing = await this.movements.missing(connection, new Date(now - 2 * dayMs)).catch((error: unknown) => {
        this.logger.warn({ err: error, connectionId: connection._id }, 'payouts could not be compared');
        uncompared.add('provider_movement', connection.userId);
        return [];
      });
      for (const { id: reference, amount: expected, currency } of missing.filter(
        ({ at }) => at.getTime() < now - bookedWithinMs,
      ))
        found.push({
          ...{ ownerId: connection.userId, kind: 'provider_movement', currency, reference },
          expected,
          actual: 0,
        });
    }
    return found;
  }

  private async againstProvider(payment: Payment): Promise<UnnamedDifference[]> {
    const { userId, _id, currency, providerRef, providerPaymentId } = payment;
    if (!providerRef) return [];
    const read = await (await this.accounts.ofPayment(payment)).readPayment(providerRef);
    // PayPal does not report how much of a subscription's payment was returned.
    const isSale = providerPaymentId?.startsWith(salePrefix) ?? false;
    const refunded = isSale ? payment.refundedTotal : read.amountRefunded;
    const pairs = [
      ['provider_amount', read.amount, payment.amount],
      ['provider_refunded', refunded, payment.refundedTotal],
      ['provider_fee', read.fee ?? payment.fee ?? 0, payment.fee ?? 0],
    ] as const;
    return pairs.flatMap(([kind, expected, actual]) =>
      expected === actual ? [] : [{ ownerId: userId, kind, currency, reference: _id, expected, actual }],
    );
  }
}
