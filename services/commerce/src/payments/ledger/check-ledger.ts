import { Inject, Injectable } from '@nestjs/common';
import type { checkLedger, ReplyInput } from '@linkyard/contracts';
import { LOGGER, type Logger } from '@linkyard/service-kit';
import { ProviderAccounts } from '../connections/provider-accounts.js';
import type { Payment } from '../payment.model.js';
import { salePrefix } from '../providers/paypal/paypal-events.js';
import { LedgerDifferenceRecords } from './ledger-difference.model.js';
import type { LedgerAccount } from './ledger.model.js';
import { LedgerSums, type Sum } from './ledger-sums.js';

type Difference = ReplyInput<typeof checkLedger>['differences'][number];
const dayMs = 86_400_000;
const maxPayments = 500;
const figures = [
  { kind: 'sales', account: 'sales', figure: 'amount', sign: -1 },
  { kind: 'refunds', account: 'refunds', figure: 'refundedTotal', sign: 1 },
  { kind: 'fees', account: 'fees', figure: 'fee', sign: 1 },
  { kind: 'disputes', account: 'disputes', figure: 'disputedAmount', sign: 1 },
] as const satisfies readonly { kind: Difference['kind']; account: LedgerAccount; figure: string; sign: 1 | -1 }[];

/**
 * Proves per owner and currency that every transaction sums to zero, that the ledger equals the settled payments less what was returned,
 * and that recent payments have the provider's own figures.
 */
@Injectable()
export class CheckLedger {
  constructor(
    @Inject(LedgerSums) private readonly sums: LedgerSums,
    @Inject(LedgerDifferenceRecords) private readonly records: LedgerDifferenceRecords,
    @Inject(ProviderAccounts) private readonly accounts: ProviderAccounts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param ownerId of one owner, or of all */
  async check(ownerId?: string, now = Date.now()): Promise<Difference[]> {
    const differences = [...(await this.proof(ownerId)), ...(await this.againstProviders(ownerId, now))];
    await this.records.clear(ownerId);
    for (const { ownerId: owner, ...difference } of differences) {
      await this.records.insert(owner, difference);
      this.logger.error({ ownerId: owner, ...difference }, 'the ledger differs');
    }
    return differences;
  }

  /** The part that needs no provider. */
  async proof(ownerId?: string): Promise<Difference[]> {
    const unbalanced = (await this.sums.unbalanced(ownerId)).map(({ transactionId, amount, ...of }): Difference => ({
      ...of,
      ...{ kind: 'transaction_sum', reference: transactionId, expected: 0, actual: amount },
    }));
    const compared: Difference[] = [];
    for (const { kind, account, figure, sign } of figures) {
      const ledger = await this.sums.ofAccount(account, ownerId);
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

  private async againstProviders(ownerId: string | undefined, now: number): Promise<Difference[]> {
    const differences: Difference[] = [];
    for (const payment of await this.sums.recentlySettled(new Date(now - 2 * dayMs), maxPayments, ownerId))
      differences.push(
        ...(await this.againstProvider(payment).catch((error: unknown) => {
          this.logger.warn({ err: error, paymentId: payment._id }, 'a payment could not be compared with its provider');
          return [];
        })),
      );
    return differences;
  }

  private async againstProvider(payment: Payment): Promise<Difference[]> {
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
