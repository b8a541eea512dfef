import { Inject, Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { DomainError, LOGGER, type Logger } from '@linkyard/service-kit';
import { AuthorizedPayments } from '../settling/authorized-payments.js';
import { isAuthorized, PaymentRecords, type Payment } from '../payment.model.js';
import { SettlePayment } from '../settling/settle-payment.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import { Connections } from './connections.js';

/** Calls at one provider at once. */
const atOnce = 20;

/** Disconnects an account of which nothing is left running: no later money arrives that could not be recorded. */
@Injectable()
export class DisconnectAccount {
  constructor(
    private readonly connections: Connections,
    private readonly payments: PaymentRecords,
    private readonly settling: SettlePayment,
    private readonly authorized: AuthorizedPayments,
    private readonly subscriptions: Subscriptions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws DomainError core.not_found, payments.subscriptions_running, payments.provider_unavailable */
  async disconnect(ownerId: string, _id: string, endSubscriptions: boolean): Promise<void> {
    await this.connections.get(ownerId, _id);
    const running = await this.payments.subscriptionsOf(ownerId, _id);
    if (running.length > 0 && !endSubscriptions) throw new DomainError('payments.subscriptions_running');
    await eachOf(running, (origin) => this.end(origin));
    const state = trusted({ $in: ['created', 'authorized'] as const });
    await eachOf(await this.payments.findMany({ ownerId, connectionId: _id, state }), (open) => this.close(open));
    await this.connections.remove(ownerId, _id);
  }

  /** Where the provider no longer accepts the credentials, only the seller can end it there. */
  private async end({ userId: ownerId, _id }: Payment): Promise<void> {
    await this.subscriptions.cancel(ownerId, _id).catch((error: unknown) => {
      if (!(error instanceof DomainError) || error.code !== 'payments.provider_refused') throw error;
      this.logger.warn({ err: error, paymentId: _id }, 'a subscription could not be ended at its provider');
    });
  }

  /** What has been paid is settled. A page that cannot be closed now is read again when the account is connected again. */
  private async close(payment: Payment): Promise<void> {
    try {
      const read = await this.settling.settle(payment);
      if (isAuthorized(read)) await this.authorized.release(read);
      else await this.settling.close(read, 'cancelled');
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.logger.warn({ err: error, paymentId: payment._id }, 'an open payment could not be closed at its provider');
    }
  }
}

async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += atOnce)
    await Promise.all(items.slice(start, start + atOnce).map(work));
}
