import { Injectable } from '@nestjs/common';
import { equalInConstantTime } from '@linkyard/crypto';
import { ServiceDatabase, trusted } from '@linkyard/mongo';
import { runForTenant } from '@linkyard/request-context';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { RegistrationsRepository } from '../webinars/registrations.repository.js';
import { GotoClient } from './goto-client.js';
import { parseWithTextKeys } from './text-keys.js';
import { WebinarConnections } from '../provider-webinars/webinar-connection.model.js';
import { WebinarSyncs, type WebinarSync } from '../provider-webinars/webinar-sync.model.js';

const unsynced = trusted({ $in: ['pending', 'failed'] as const });
const again = { attempts: 0, error: '', state: 'pending' as const };

/** Has the jobs look at what stands at the provider once more. */
@Injectable()
export class Resume {
  constructor(
    private readonly syncs: WebinarSyncs,
    private readonly registrations: RegistrationsRepository,
    private readonly connections: WebinarConnections,
    private readonly client: GotoClient,
    private readonly database: ServiceDatabase,
  ) {}

  /** After connecting: all that failed before. */
  async all(ownerId: string, now = new Date()): Promise<void> {
    await this.database.transaction(async () => {
      await this.syncs.updateMany({ ownerId, state: unsynced }, { $set: { ...again, nextAt: now } });
      await this.retryRegistrations(ownerId, {}, now);
    });
  }

  /** @throws DomainError core.not_found, bookings.webinar_provider_not_connected */
  async one(ownerId: string, webinarId: string, now = new Date()): Promise<WebinarSync> {
    const sync = requireFound(await this.syncs.findOne({ ownerId, webinarId }));
    const connection = await this.connections.findOne({ ownerId, provider: 'gotowebinar' });
    if (connection?.state !== 'connected') throw new DomainError('bookings.webinar_provider_not_connected');
    return this.database.transaction(async () => {
      await this.retryRegistrations(ownerId, { webinarId }, now);
      const $set = { ...again, nextAt: now };
      return (await this.syncs.update({ ownerId, webinarId }, { $set })) ?? sync;
    });
  }

  /**
   * A notification of the provider is a hint only: what changed is read from the provider, where it was sent from is not checked further.
   * @throws DomainError core.not_found for a wrong key as for a connection that is not there
   */
  async hinted(
    { connectionId, key, rawBody }: { connectionId: string; key: string; rawBody: string },
    now = new Date(),
  ) {
    const isRight = equalInConstantTime(key, this.client.callbackKeyOf(connectionId));
    const connection = isRight ? await this.connections.byId(connectionId) : null;
    if (connection?.state !== 'connected') throw new DomainError('core.not_found');
    const webinarKey = webinarKeyOf(parseWithTextKeys(rawBody));
    if (webinarKey === null) return;
    const { userId: ownerId, tenantId } = connection;
    await runForTenant(tenantId, () => this.lookAgain(ownerId, webinarKey, now));
  }

  private async lookAgain(ownerId: string, webinarKey: string, now: Date): Promise<void> {
    const sync = await this.syncs.findOne({ ownerId, 'rooms.key': webinarKey });
    if (!sync) return;
    const { webinarId } = sync;
    await this.syncs.update({ ownerId, webinarId }, { $set: { nextAt: now, attendanceAt: now } });
    await this.retryRegistrations(ownerId, { webinarId }, now);
  }

  /** One that is not approved has nothing at the provider, and is settled by the first look at it. */
  private async retryRegistrations(ownerId: string, of: { webinarId?: string }, now: Date): Promise<void> {
    const set = { 'sync.state': 'pending', 'sync.attempts': 0, 'sync.error': '', 'sync.nextAt': now };
    await this.registrations.updateMany({ ownerId, ...of, 'sync.state': unsynced }, { $set: set });
  }
}

function webinarKeyOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const key: unknown = Reflect.get(body, 'webinarKey');
  return typeof key === 'string' || typeof key === 'number' ? String(key) : null;
}
