import { Injectable } from '@nestjs/common';
import type { StartRefusal } from '@linkyard/contracts';
import { ProviderError, type ProviderErrorCode } from '@linkyard/egress';
import { canCharge } from '@linkyard/money';
import { isDuplicateKey } from '@linkyard/mongo';
import { requestOrigin, tenantToStamp } from '@linkyard/request-context';
import { DomainError, SiteUrls } from '@linkyard/service-kit';
import { Connections } from './connections/connections.js';
import { ConnectionRecords, type PaymentConnection } from './connections/payment-connection.model.js';
import { ProviderAccounts } from './connections/provider-accounts.js';
import { noAttribution } from './attribution.fields.js';
import { noParts, PaymentRecords, unpaid, type Payment } from './payment.model.js';
import type { StartedOwnerPayment, StartPaymentRequest } from './payments.js';
import type { StartPayment as ProviderStart } from './providers/payment-provider.js';
import { SettlePayment } from './settling/settle-payment.js';

/** Stripe keeps a checkout open for no less. */
const shortestMs = 30 * 60_000;
const maxAttempts = 20;

/** Starts a payment at its provider: once per idempotency key. */
@Injectable()
export class StartPayment {
  constructor(
    private readonly records: PaymentRecords,
    private readonly connectionRecords: ConnectionRecords,
    private readonly connections: Connections,
    private readonly accounts: ProviderAccounts,
    private readonly urls: SiteUrls,
    private readonly settling: SettlePayment,
  ) {}

  async start(request: StartPaymentRequest): Promise<StartedOwnerPayment> {
    if (!Number.isSafeInteger(request.amount) || request.amount <= 0) throw refusal('payments.amount_refused');
    const { payment: known, nextKey } = await this.latestAttempt(request);
    const payment =
      resumable(known, request) ?? (await this.running(request)) ?? (await this.replace(request, nextKey));
    const ownerId = payment.userId;
    if (payment.redirectUrl) {
      // The buyer tries again: what was declined before is no longer the last attempt.
      const open = { ownerId, _id: payment._id, state: 'created' } as const;
      if (payment.errorCode) await this.records.update(open, { $set: { errorCode: null } });
      return { paymentId: payment._id, redirectUrl: payment.redirectUrl, mode: payment.mode };
    }
    const connection = await this.connectionRecords.findOne({ ownerId, _id: payment.connectionId });
    if (!connection) throw refusal('payments.no_connection');
    const { providerRef, redirectUrl } = await this.begin(connection, await this.asked(payment, request));
    const filter = { ownerId, _id: payment._id, state: 'created' } as const;
    const begun = await this.records.update(filter, { $set: { providerRef, redirectUrl } });
    if (begun) return { paymentId: payment._id, redirectUrl, mode: payment.mode };
    // Another payment of the same subject was started in the meantime.
    await this.accounts.of(connection).cancel(providerRef);
    throw refusal('payments.replaced');
  }

  /** A key whose payment ended without money begins another attempt under the next key. */
  private async latestAttempt({ ownerId, idempotencyKey }: StartPaymentRequest) {
    let payment: Payment | null = null;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const key = attempt === 1 ? idempotencyKey : `${idempotencyKey}#${attempt}`;
      const found = await this.records.findOne({ ownerId, idempotencyKey: key });
      if (!found) return { payment, nextKey: key };
      payment = found;
    }
    throw refusal('payments.provider_refused');
  }

  /** A buyer who begins again on the same terms goes on with the payment that is open. @throws DomainError payments.in_progress */
  private async running(request: StartPaymentRequest): Promise<Payment | null> {
    const open = await this.records.openOf(request.ownerId, request.subject);
    if (open.some(({ state }) => state === 'authorized')) throw refusal('payments.in_progress');
    const isSame = (payment: Payment) =>
      isSameCharge(payment, request) &&
      (request.provider ?? payment.provider) === payment.provider &&
      isAllowed(payment.connectionId, request);
    return open.find((payment) => payment.redirectUrl !== null && isSame(payment)) ?? null;
  }

  /** Records the payment first and then closes the older ones of its subject, so that of two begun at once one remains. */
  private async replace(request: StartPaymentRequest, idempotencyKey: string): Promise<Payment> {
    const payment = await this.record(request, idempotencyKey);
    const isOlder = ({ _id, createdAt }: Payment) =>
      createdAt < payment.createdAt || (createdAt.getTime() === payment.createdAt.getTime() && _id < payment._id);
    for (const older of (await this.records.openOf(request.ownerId, request.subject)).filter(isOlder)) {
      const { state } = await this.settling.close(older, 'replaced');
      if (state === 'cancelled') continue;
      await this.settling.close(payment, 'replaced');
      throw refusal(state === 'settled' ? 'payments.already_paid' : 'payments.in_progress');
    }
    return payment;
  }

  private async record(request: StartPaymentRequest, idempotencyKey: string): Promise<Payment> {
    const { ownerId, subject, amount, currency, expiresAt } = request;
    const { interval = 'once', capture = 'automatic', attribution = noAttribution, parts = noParts } = request;
    const heldAmount = capture === 'manual' ? amount : null;
    const working = await this.connectionRecords.working(ownerId);
    const allowed = working.filter(
      ({ _id, provider }) => (!request.provider || provider === request.provider) && isAllowed(_id, request),
    );
    if (allowed.length === 0) throw refusal('payments.no_connection');
    const chosen = allowed.find(({ provider }) => canCharge(provider, amount, currency));
    if (!chosen) throw refusal('payments.amount_refused');
    const origin = request.origin ?? requestOrigin();
    if (origin !== null) await this.urls.requireServed(origin, tenantToStamp());
    try {
      return await this.records.insert(ownerId, {
        ...unpaid,
        origin,
        ...{ subject, idempotencyKey, amount, heldAmount, currency, parts, expiresAt, interval, attribution },
        ...{ provider: chosen.provider, connectionId: chosen._id, mode: chosen.mode },
      });
    } catch (error) {
      // The same request at the same moment was first.
      const first = isDuplicateKey(error) ? await this.records.findOne({ ownerId, idempotencyKey }) : null;
      if (!first) throw error;
      return first;
    }
  }

  /** The same for every repetition, as the provider compares it: the times are the payment's. */
  private async asked(payment: Payment, request: StartPaymentRequest): Promise<ProviderStart> {
    const { _id, subject, amount, currency, createdAt, expiresAt } = payment;
    const { buyer, description, returnPath, cancelPath, interval = 'once', capture = 'automatic' } = request;
    const at = payment.origin ?? (await this.urls.of(payment.tenantId)).site.origins.app;
    return {
      ...{ paymentId: _id, idempotencyKey: _id, subject, amount, currency, buyer, description, interval, capture },
      successUrl: new URL(returnPath, at).href,
      cancelUrl: new URL(cancelPath, at).href,
      expiresAt: new Date(Math.max(expiresAt.getTime(), createdAt.getTime() + shortestMs)),
    };
  }

  private async begin(connection: PaymentConnection, asked: ProviderStart) {
    try {
      return await this.accounts.of(connection).startPayment(asked);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await this.connections.noteFailure(connection, error);
      throw refusal(codes[error.code] ?? 'payments.provider_refused');
    }
  }
}

/** The contracts that begin a payment declare each of these. */
const refusal = (code: StartRefusal) => new DomainError(code);

const ended: ReadonlySet<Payment['state']> = new Set(['declined', 'error', 'cancelled']);
const isAllowed = (connectionId: string, { connectionIds = [] }: StartPaymentRequest): boolean =>
  connectionIds.length === 0 || connectionIds.includes(connectionId);
const isSameCharge = ({ amount, heldAmount, currency, subject }: Payment, asked: StartPaymentRequest) =>
  (heldAmount ?? amount) === asked.amount &&
  (heldAmount !== null) === (asked.capture === 'manual') &&
  currency === asked.currency &&
  subject.id === asked.subject.id;

/** A payment whose page takes the buyer still. @throws DomainError core.idempotency_mismatch, payments.in_progress, payments.already_paid */
function resumable(known: Payment | null, request: StartPaymentRequest): Payment | null {
  if (!known) return null;
  if (!isSameCharge(known, request)) throw new DomainError('core.idempotency_mismatch');
  if (known.state === 'authorized') throw refusal('payments.in_progress');
  if (known.state === 'settled') throw refusal('payments.already_paid');
  return ended.has(known.state) ? null : known;
}

const codes: Partial<Record<ProviderErrorCode, StartRefusal>> = {
  unavailable: 'payments.provider_unavailable',
  invalid_amount: 'payments.amount_refused',
  amount_too_small: 'payments.amount_refused',
  currency_not_supported: 'payments.amount_refused',
};
