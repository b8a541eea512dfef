import { Injectable } from '@nestjs/common';
import { providerEventStored, type receiveWebhook, type RequestOf } from '@linkyard/contracts';
import { ProviderError } from '@linkyard/egress';
import { isDuplicateKey, newId, ServiceDatabase } from '@linkyard/mongo';
import { runForTenant } from '@linkyard/request-context';
import { DomainError, Outbox, requireFound } from '@linkyard/service-kit';
import { ConnectionRecords, type PaymentConnection } from '../connections/payment-connection.model.js';
import { ProviderAccounts } from '../connections/provider-accounts.js';
import type { ProviderEvent } from '../providers/payment-provider.js';
import { ProviderEventRecords } from './provider-event.model.js';

/** Verifies a provider's message and stores it before it is acknowledged. Processing follows by its event, or by the retry job. */
@Injectable()
export class ReceiveWebhook {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly connections: ConnectionRecords,
    private readonly accounts: ProviderAccounts,
    private readonly records: ProviderEventRecords,
  ) {}

  /** @throws DomainError core.not_found, payments.signature_invalid, payments.provider_unavailable */
  async receive({ provider, connectionId, headers, rawBody }: RequestOf<typeof receiveWebhook>) {
    const connection = requireFound(await this.connections.ofWebhook(connectionId, provider));
    const webhook = this.accounts.webhookOf(connection);
    if (!webhook) throw new DomainError('payments.signature_invalid');
    const event = await this.accounts
      .of(connection)
      .parseEvent(Buffer.from(rawBody, 'utf8'), headers, webhook.secret)
      .catch(refusal);
    return { isNew: await runForTenant(connection.tenantId, () => this.store(connection, event, rawBody)) };
  }

  private async store(connection: PaymentConnection, event: ProviderEvent, payload: string): Promise<boolean> {
    const { _id: connectionId, userId: ownerId, provider, mode } = connection;
    const { mode: eventMode, createdAt: occurredAt, disputed, ...facts } = event;
    const isOtherMode = eventMode !== null && eventMode !== mode;
    const lastError = isOtherMode ? `A ${eventMode} message for a ${mode} account` : '';
    const isIgnored = isOtherMode || event.kind === 'ignored';
    try {
      await this.database.transaction(async () => {
        const _id = newId();
        await this.records.insert(ownerId, {
          ...{ _id, provider, connectionId, ...facts, occurredAt, payload, lastError },
          ...{ disputedAmount: disputed?.amount ?? null, disputedCurrency: disputed?.currency ?? null },
          ...{ state: isIgnored ? 'ignored' : 'stored', attempts: 0, paymentId: null },
          nextAttemptAt: new Date(),
        });
        if (!isIgnored) await this.outbox.add(providerEventStored, { ownerId, providerEventId: _id });
      });
      return true;
    } catch (error) {
      // The same message was delivered before, or at the same moment.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

function refusal(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  const isForged = error.code === 'invalid_signature';
  throw new DomainError(isForged ? 'payments.signature_invalid' : 'payments.provider_unavailable');
}
