import { Injectable } from '@nestjs/common';
import { chargeStep } from '@linkyard/money';
import { requireFound } from '@linkyard/service-kit';
import { ConnectionRecords } from './connections/payment-connection.model.js';
import { isAuthorized, PaymentRecords, type Payment } from './payment.model.js';
import {
  Payments,
  type PaymentMethod,
  type PaymentStatus,
  type ReceivedPayment,
  type StartPaymentRequest,
} from './payments.js';
import { AuthorizedPayments } from './settling/authorized-payments.js';
import { RefundPayment, type RefundRequest } from './refunds/refund-payment.js';
import { SettlePayment } from './settling/settle-payment.js';
import { StartPayment } from './start-payment.js';
import { Subscriptions } from './subscriptions/subscriptions.js';

/** Payments by the owners' own accounts at their providers. */
@Injectable()
export class OwnerPayments extends Payments {
  constructor(
    private readonly records: PaymentRecords,
    private readonly connections: ConnectionRecords,
    private readonly starting: StartPayment,
    private readonly settling: SettlePayment,
    private readonly refunding: RefundPayment,
    private readonly subscriptions: Subscriptions,
    private readonly authorized: AuthorizedPayments,
  ) {
    super();
  }

  async methodsOf(ownerId: string): Promise<PaymentMethod[]> {
    const working = await this.connections.working(ownerId);
    return working.map(({ _id: connectionId, provider, mode, isDefault }) => ({
      connectionId,
      provider,
      mode,
      isDefault,
    }));
  }

  start(request: StartPaymentRequest) {
    return this.starting.start(request);
  }

  async settle(ownerId: string, paymentId: string): Promise<PaymentStatus> {
    return statusOf(await this.settling.settle(await this.found(ownerId, paymentId)));
  }

  async receive(payment: ReceivedPayment): Promise<PaymentStatus> {
    return statusOf(await this.settling.receive(payment));
  }

  async cancel(ownerId: string, paymentId: string): Promise<PaymentStatus> {
    const payment = await this.found(ownerId, paymentId);
    return statusOf(
      isAuthorized(payment) ? await this.authorized.release(payment) : await this.settling.close(payment, 'cancelled'),
    );
  }

  async capture(ownerId: string, paymentId: string, amount: number): Promise<PaymentStatus> {
    return statusOf(await this.authorized.capture(await this.found(ownerId, paymentId), amount));
  }

  cancelSubscription(ownerId: string, paymentId: string): Promise<void> {
    return this.subscriptions.cancel(ownerId, paymentId);
  }

  async refundStep(ownerId: string, paymentId: string): Promise<number> {
    const { provider, currency } = await this.found(ownerId, paymentId);
    return provider === 'offline' ? 1 : chargeStep(provider, currency);
  }

  async refund(request: RefundRequest) {
    const { _id, state } = await this.refunding.refund(request);
    return { refundId: _id, state };
  }

  private async found(ownerId: string, _id: string): Promise<Payment> {
    return requireFound(await this.records.findOne({ ownerId, _id }));
  }
}

const statusOf = ({ _id: paymentId, errorCode, redirectUrl, ...payment }: Payment): PaymentStatus => {
  const { state, mode, amount, currency, authorizedUntil } = payment;
  const retryUrl = state === 'created' && errorCode !== null ? redirectUrl : null;
  return { paymentId, state, mode, amount, currency, authorizedUntil, retryUrl };
};
