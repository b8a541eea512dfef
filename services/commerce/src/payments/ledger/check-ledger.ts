import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@linkyard/service-kit';
import { ConnectionRecords } from '../connections/payment-connection.model.js';
import { ProviderAccounts } from '../connections/provider-accounts.js';
import type { Payment } from '../payment.model.js';
import { salePrefix } from '../providers/paypal/paypal-events.js';
import { BookMovements } from './book-movements.js';
import { CheckSubjects } from './check-subjects.js';
import { withText, type Difference, type UnnamedDifference } from './difference-text.js';
import { LedgerDifferenceRecords } from './ledger-difference.model.js';
import { incomeAccounts, type LedgerAccount, type LedgerEntry } from './ledger.model.js';
import { LedgerSums, type PaymentFigure, type Sum } from './ledger-sums.js';

const dayMs = 86_400_000;
const maxPayments = 500;
/** A movement that is younger may be booked by the next run of the reconciliation. */
const bookedWithinMs = 3_600_000;
const maxAccounts = 500;
const disputeFeeKinds: LedgerEntry['kind'][] = ['disputeFee', 'disputeFeeReturned'];
interface Figure {
  kind: Difference['kind'];
  accounts: readonly LedgerAccount[];
  figure: PaymentFigure;
  sign: 1 | -1;
  /** Kinds of entries; all of the accounts when missing. */
  of?: LedgerEntry['kind'][];
}
const figures: readonly Figure[] = [
  { kind: 'sales', accounts: incomeAccounts, figure: 'amount', sign: -1 },
  { kind: 'tax', accounts: ['tax'], figure: 'parts.tax', sign: -1 },
  { kind: 'shipping', accounts: ['shipping'], figure: 'parts.shipping', sign: -1 },
  { kind: 'refunds', accounts: ['refunds'], figure: 'refundedTotal', sign: 1 },
  { kind: 'fees', accounts: ['fees'], figure: 'fee', sign: 1, of: ['fee'] },
  { kind: 'dispute_fees', accounts: ['fees'], figure: 'disputeFee', sign: 1, of: disputeFeeKinds },
  { kind: 'disputes', accounts: ['disputes'], figure: 'disputedAmount', sign: 1 },
];

/**
 * Proves per owner and currency that every transaction sums to zero, that the ledger equals the settled payments less what was returned,
 * that orders, donations and bookings hold what their payments say, and that recent payments and payouts are the provider's own. @source ADR 0025
 */
@Injectable()
export class CheckLedger {
  constructor(
    @Inject(LedgerSums) private readonly sums: LedgerSums,
    @Inject(LedgerDifferenceRecords) private readonly records: LedgerDifferenceRecords,
    @Inject(ProviderAccounts) private readonly accounts: ProviderAccounts,
    @Inject(ConnectionRecords) private readonly connections: ConnectionRecords,
    @Inject(BookMovements) private readonly movements: BookMovements,
    @Inject(CheckSubjects) private readonly subjects: CheckSubjects,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param ownerId of one owner, or of all */
  async check(ownerId?: string, now = Date.now()): Promise<Difference[]> {
    const found = [
      ...(await this.proof(ownerId)),
      ...(await this.subjects.differences(ownerId, now)),
      ...(await this.againstProviders(ownerId, now)),
      ...(await this.againstAccounts(ownerId, now)),
    ];
    const differences = found.map(withText);
    await this.records.clear(ownerId);
    for (const { ownerId: owner, ...difference } of differences) {
      await this.records.insert(owner, difference);
      this.logger.error({ ownerId: owner, ...difference }, 'the ledger differs');
    }
    return differences;
  }

  /** The part that needs no provider. */
  async proof(ownerId?: string): Promise<UnnamedDifference[]> {
    const unbalanced = (await this.sums.unbalanced(ownerId)).map(
      ({ transactionId, amount, ...of }): UnnamedDifference => ({
        ...of,
        ...{ kind: 'transaction_sum', reference: transactionId, expected: 0, actual: amount },
      }),
    );
    const compared: UnnamedDifference[] = [];
    for (const { kind, accounts, figure, sign, of: kinds } of figures) {
      const ledger = await this.sums.ofAccounts(accounts, ownerId, kinds);
      const payments = await this.sums.ofPayments(figure, ownerId);
      const keys = new Map([...ledger, ...payments].map((sum) => [keyOf(sum), sum]));
      for (const [key, of] of keys) {
        const actual = sign * amountAt(ledger, key);
        const expected = amountAt(payments, key);
        const { ownerId: owner, currency } = of;
        if (actual !== expected) compared.push({ ownerId: owner, kind, currency, reference: '', expected, actual });
      }
    }
    return [...unbalanced, ...compared];
  }

  private async againstProviders(ownerId: string | undefined, now: number): Promise<UnnamedDifference[]> {
    const differences: UnnamedDifference[] = [];
    for (const payment of await this.sums.recentlySettled(new Date(now - 2 * dayMs), maxPayments, ownerId))
      differences.push(
        ...(await this.againstProvider(payment).catch((error: unknown) => {
          this.logger.warn({ err: error, paymentId: payment._id }, 'a payment could not be compared with its provider');
          return [];
        })),
      );
    return differences;
  }

  /** Payouts and fees of disputes that the provider lists and the ledger lacks. */
  private async againstAccounts(ownerId: string | undefined, now: number): Promise<UnnamedDifference[]> {
    const found: UnnamedDifference[] = [];
    for (const connection of await this.connections.ofAll(maxAccounts, ownerId)) {
      const missing = await this.movements.missing(connection, new Date(now - 2 * dayMs)).catch((error: unknown) => {
        this.logger.warn({ err: error, connectionId: connection._id }, 'payouts could not be compared');
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

const keyOf = ({ ownerId, currency }: Sum) => `${ownerId}:${currency}`;
const amountAt = (sums: readonly Sum[], key: string) => sums.find((sum) => keyOf(sum) === key)?.amount ?? 0;
