import { Inject, Injectable } from '@nestjs/common';
import { isDuplicateKey } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { COMMERCE_CONFIG, type CommerceConfig } from '../config/commerce-config.js';
import { Connections } from './connections/connections.js';
import { ConnectionRecords, type PaymentConnection } from './connections/payment-connection.model.js';
import { ProviderAccounts } from './connections/provider-accounts.js';
import { PaymentRecords, type Payment } from './payment.model.js';
import type { StartedOwnerPayment, StartPaymentRequest } from './payments.js';
import type { StartPayment as ProviderStart } from './providers/payment-provider.js';
import { ProviderError, type ProviderErrorCode } from './providers/provider-error.js';

/** Stripe keeps a checkout open for no less. */
const shortestMs = 30 * 60_000;

/** Begins a payment at its provider: once per key, whatever is sent twice. */
@Injectable()
export class StartPayment {
  constructor(
    @Inject(PaymentRecords) private readonly records: PaymentRecords,
    @Inject(ConnectionRecords) private readonly connectionRecords: ConnectionRecords,
    @Inject(Connections) private readonly connections: Connections,
    @Inject(ProviderAccounts) private readonly accounts: ProviderAccounts,
    @Inject(COMMERCE_CONFIG) private readonly config: CommerceConfig,
  ) {}

  async start(request: StartPaymentRequest): Promise<StartedOwnerPayment> {
    if (!Number.isSafeInteger(request.amount) || request.amount <= 0) throw new DomainError('payments.amount_refused');
    const payment = (await this.known(request)) ?? (await this.record(request));
    if (payment.redirectUrl) return { paymentId: payment._id, redirectUrl: payment.redirectUrl };
    const ownerId = payment.userId;
    const connection = await this.connectionRecords.findOne({ ownerId, _id: payment.connectionId });
    if (!connection) throw new DomainError('payments.no_connection');
    const { providerRef, redirectUrl } = await this.begin(connection, this.asked(payment, request));
    await this.records.update({ ownerId, _id: payment._id }, { $set: { providerRef, redirectUrl } });
    return { paymentId: payment._id, redirectUrl };
  }

  /** @throws DomainError core.idempotency_mismatch */
  private async known({ ownerId, idempotencyKey, ...asked }: StartPaymentRequest): Promise<Payment | null> {
    const payment = await this.records.findOne({ ownerId, idempotencyKey });
    if (!payment) return null;
    const { amount, currency, subject } = payment;
    const isSame = amount === asked.amount && currency === asked.currency && subject.id === asked.subject.id;
    if (!isSame) throw new DomainError('core.idempotency_mismatch');
    return payment;
  }

  private async record(request: StartPaymentRequest): Promise<Payment> {
    const { ownerId, subject, idempotencyKey, amount, currency, expiresAt } = request;
    const working = await this.connectionRecords.working(ownerId);
    const chosen = working.find(({ provider }) => !request.provider || provider === request.provider);
    if (!chosen) throw new DomainError('payments.no_connection');
    try {
      return await this.records.insert(ownerId, {
        ...{ subject, idempotencyKey, amount, currency, expiresAt },
        ...{ provider: chosen.provider, connectionId: chosen._id, mode: chosen.mode },
        ...{ providerRef: null, redirectUrl: null, providerPaymentId: null },
        ...{ fee: null, net: null, settlementCurrency: null, errorCode: null, settledAt: null },
        ...{ state: 'created', refundClaimed: 0, refundedTotal: 0, dispute: 'none', needsAttention: null },
      });
    } catch (error) {
      // The same request at the same moment was first.
      const first = isDuplicateKey(error) ? await this.known(request) : null;
      if (!first) throw error;
      return first;
    }
  }

  /** The same for every repetition, as the provider compares it: the times are the payment's. */
  private asked(payment: Payment, request: StartPaymentRequest): ProviderStart {
    const { _id, subject, amount, currency, createdAt, expiresAt } = payment;
    const { buyer, description, returnPath, cancelPath, interval = 'once' } = request;
    return {
      ...{ paymentId: _id, idempotencyKey: _id, subject, amount, currency, buyer, description, interval },
      successUrl: new URL(returnPath, this.config.PUBLIC_URL).href,
      cancelUrl: new URL(cancelPath, this.config.PUBLIC_URL).href,
      expiresAt: new Date(Math.max(expiresAt.getTime(), createdAt.getTime() + shortestMs)),
    };
  }

  private async begin(connection: PaymentConnection, asked: ProviderStart) {
    try {
      return await this.accounts.of(connection).startPayment(asked);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await this.connections.noteFailure(connection, error);
      throw new DomainError(codes[error.code] ?? 'payments.provider_refused');
    }
  }
}

const codes: Partial<Record<ProviderErrorCode, 'payments.provider_unavailable' | 'payments.amount_refused'>> = {
  unavailable: 'payments.provider_unavailable',
  invalid_amount: 'payments.amount_refused',
  amount_too_small: 'payments.amount_refused',
  currency_not_supported: 'payments.amount_refused',
};
