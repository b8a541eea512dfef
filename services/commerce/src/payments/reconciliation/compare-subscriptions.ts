import { Injectable } from '@nestjs/common';
import type { PaymentConnection } from '../connections/payment-connection.model.js';
import { ProviderAccounts } from '../connections/provider-accounts.js';
import { PaymentRecords, type Payment } from '../payment.model.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';

/** A period is paid once a month at most; its webhook comes within minutes. */
const everyMs = 6 * 3_600_000;
const perRun = 100;

/** Records renewals whose webhook was lost: what the provider lists for each running subscription is looked up here. */
@Injectable()
export class CompareSubscriptions {
  constructor(
    private readonly payments: PaymentRecords,
    private readonly accounts: ProviderAccounts,
    private readonly subscriptions: Subscriptions,
  ) {}

  async compare(connection: PaymentConnection, now: number): Promise<void> {
    const { userId: ownerId, _id: connectionId } = connection;
    const provider = this.accounts.of(connection);
    for (const origin of await this.payments.dueSubscriptions(ownerId, connectionId, new Date(now - everyMs), perRun)) {
      const { _id, subscriptionRef } = origin;
      await this.payments.update({ ownerId, _id }, { $set: { subscriptionReadAt: new Date(now) } });
      if (!subscriptionRef) continue;
      const known = await this.referencesOf(origin);
      for (const providerRef of await provider.listPeriods(subscriptionRef))
        if (!known.has(providerRef))
          await this.subscriptions.renewed({ userId: ownerId, connectionId, providerRef, subscriptionRef });
    }
  }

  private async referencesOf({ userId: ownerId, connectionId, subscriptionRef, providerPaymentId }: Payment) {
    const renewals = await this.payments.findMany({ ownerId, connectionId, subscriptionRef });
    return new Set([providerPaymentId, ...renewals.map(({ providerRef }) => providerRef)]);
  }
}
