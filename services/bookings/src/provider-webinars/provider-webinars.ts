import { Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { fieldRefusal } from '@linkyard/service-kit';
import { WebinarConnections } from './webinar-connection.model.js';
import type { ProviderQuestion } from './provider-question.js';
import { questionsOf, WebinarSyncs, type WebinarSync } from './webinar-sync.model.js';

interface Held {
  userId: string;
  _id: string;
  provider: string;
  state: string;
}

/** Webinars that are held at the provider, as the webinars themselves see it. */
@Injectable()
export class ProviderWebinars {
  constructor(
    private readonly connections: WebinarConnections,
    private readonly syncs: WebinarSyncs,
  ) {}

  /** @returns its connection; @throws DomainError core.invalid_input when the provider is not connected */
  async requireConnection(ownerId: string): Promise<string> {
    const connection = await this.connections.findOne({ ownerId, provider: 'gotowebinar', state: 'connected' });
    if (!connection) throw fieldRefusal('provider', 'bookings.goto_not_connected');
    return connection._id;
  }

  /** The provider is to have what stands here now. Joins the caller's transaction. */
  async follow({ userId: ownerId, _id: webinarId, provider, state }: Held, now = new Date()): Promise<void> {
    const isHeldThere = provider === 'gotowebinar' && state !== 'draft';
    if (isHeldThere || (await this.syncs.findOne({ ownerId, webinarId })))
      await this.syncs.request(ownerId, webinarId, now);
  }

  /** What the provider requires of its registrants; nothing for a room of the creator's own. */
  async questionsOf({ userId: ownerId, _id: webinarId, provider }: Held): Promise<ProviderQuestion[]> {
    if (provider === 'custom') return [];
    const sync = await this.syncs.findOne({ ownerId, webinarId });
    return sync ? questionsOf(sync.rooms) : [];
  }

  /** By webinar, for those that are held at the provider. */
  async of(ownerId: string, webinarIds: readonly string[]): Promise<Map<string, WebinarSync>> {
    const found = await this.syncs.findMany({ ownerId, webinarId: trusted({ $in: [...webinarIds] }) });
    return new Map(found.map((sync) => [sync.webinarId, sync]));
  }
}
