import { Injectable } from '@nestjs/common';
import { webinarConnectionStates, webinarProviderEvents } from '@linkyard/contracts';
import {
  embedded,
  InjectStored,
  ownedCollection,
  OwnedRepository,
  trusted,
  type DocumentOf,
  type StoredModel,
} from '@linkyard/mongo';

/** @source models.md 10 WebinarConnection */
export const webinarConnections = ownedCollection({
  name: 'WebinarConnection',
  collection: 'webinar_connections',
  fields: {
    provider: { type: String, required: true, enum: ['gotowebinar'], immutable: true },
    email: { type: String, default: '' },
    organizerKey: { type: String, required: true },
    accountKey: { type: String, default: '' },
    /** Sealed JSON of the tokens; empty once disconnected. */
    tokensEnc: { type: String, default: '' },
    /** While it is in the future, a process is refreshing the access token. */
    refreshingUntil: { type: Date, default: null },
    state: { type: String, required: true, enum: webinarConnectionStates },
    lastError: { type: String, default: '' },
    lastSyncAt: { type: Date, default: null },
    subscribedEvents: { type: [String], enum: webinarProviderEvents },
    /** Registered at the provider, one per event. */
    webhooks: {
      type: [embedded({ key: { type: String, required: true }, event: { type: String, required: true } })],
    },
  },
  indexes: [{ key: { userId: 1, provider: 1 }, options: { unique: true } }],
});
export type WebinarConnection = DocumentOf<typeof webinarConnections>;

@Injectable()
export class WebinarConnections extends OwnedRepository<WebinarConnection> {
  constructor(@InjectStored('bookings', webinarConnections) model: StoredModel<typeof webinarConnections>) {
    super(model);
  }

  /** @returns false while another refreshes the access token */
  async lockRefresh(ownerId: string, _id: string, now: Date, until: Date): Promise<boolean> {
    const free = { ownerId, _id, refreshingUntil: trusted({ $not: { $gt: now } }) };
    return (await this.update(free, { $set: { refreshingUntil: until } })) !== null;
  }

  async unlockRefresh(ownerId: string, _id: string): Promise<void> {
    await this.update({ ownerId, _id }, { $set: { refreshingUntil: null } });
  }

  /** Of any creator: the key of the address is checked by the caller. */
  async byId(_id: string): Promise<WebinarConnection | null> {
    return this.model
      .findOne({ _id, deletedAt: null }, null, { acrossOwners: 'a provider calls the address of a connection' })
      .lean<WebinarConnection | null>()
      .exec();
  }
}
