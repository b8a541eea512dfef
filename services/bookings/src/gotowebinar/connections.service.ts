import { Inject, Injectable } from '@nestjs/common';
import type { authWebinarProvider, RequestOf, setWebinarCallback, setWebinarOrganizer } from '@linkyard/contracts';
import { ProviderError } from '@linkyard/egress';
import { newId } from '@linkyard/mongo';
import type { OauthTokens } from '@linkyard/oauth';
import { DomainError, fieldRefusal, LOGGER, type Logger, requireFound } from '@linkyard/service-kit';
import { GotoAccess } from './goto-access.js';
import { GotoClient } from './goto-client.js';
import { GotoWebhooks } from './goto-webhooks.js';
import { GotoWebinars } from './goto-webinars.js';
import { Resume } from './resume.js';
import { WebinarConnections, type WebinarConnection } from '../provider-webinars/webinar-connection.model.js';
import { outcomeOf } from '../providers/outcome-of.js';

const provider = 'gotowebinar' as const;

/** The creator's account at GoToWebinar. */
@Injectable()
export class ConnectionsService {
  constructor(
    private readonly connections: WebinarConnections,
    private readonly client: GotoClient,
    private readonly access: GotoAccess,
    private readonly resume: Resume,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async get(ownerId: string) {
    const connection = await this.connections.findOne({ ownerId, provider });
    const { isAvailable, isSimulated, redirectUrl } = this.client;
    return { connection: connection && this.present(connection), isAvailable, isSimulated, redirectUrl };
  }

  /** @throws DomainError bookings.webinar_provider_*; nothing is stored then */
  async auth(ownerId: string, { code, state }: RequestOf<typeof authWebinarProvider>) {
    if (code === undefined || state === undefined)
      return { connection: null, authorizeUrl: await this.client.begin(ownerId) };
    const tokens = await this.client.finish(ownerId, { code, state }).catch(refusal);
    const organizer = await this.access.organizerOf(this.access.with(ownerId, tokens)).catch(refusal);
    const connection = await this.store(ownerId, tokens, organizer);
    await this.resume.all(ownerId);
    return { connection: this.present(connection), authorizeUrl: null };
  }

  /** Erased here in any case. @throws DomainError core.not_found */
  async revoke(ownerId: string, _id: string) {
    const connection = await this.found(ownerId, _id);
    const isRevokedThere = await this.revokeThere(connection);
    const $set = { state: 'revoked' as const, tokensEnc: '', lastError: '', subscribedEvents: [], webhooks: [] };
    const revoked = await this.connections.update({ ownerId, _id }, { $set });
    return { connection: this.present(revoked ?? connection), isRevokedThere };
  }

  /** @throws DomainError core.not_found, core.invalid_input for another address than ours, bookings.webinar_provider_* */
  async setCallback(ownerId: string, { _id, callbackUrl, events }: RequestOf<typeof setWebinarCallback>) {
    const connection = await this.connected(ownerId, _id);
    if (callbackUrl !== undefined && callbackUrl !== this.client.callbackUrl(_id))
      throw fieldRefusal('callbackUrl', 'core.not_choosable');
    const hooks = new GotoWebhooks(this.access.http(connection), this.client.callbackUrl(_id));
    const subscribedEvents = [...new Set(events)];
    const webhooks = await hooks.set(subscribedEvents, connection.webhooks).catch(refusal);
    const changed = await this.connections.update({ ownerId, _id }, { $set: { subscribedEvents, webhooks } });
    return { connection: this.present(changed ?? connection) };
  }

  /** Webinars are held there from now on. @throws DomainError core.not_found, core.invalid_input, bookings.webinar_provider_* */
  async setOrganizer(ownerId: string, { _id, organizerKey }: RequestOf<typeof setWebinarOrganizer>) {
    const connection = await this.connected(ownerId, _id);
    const api = new GotoWebinars(this.access.http(connection), organizerKey);
    await api.verifyOrganizer().catch((error: unknown) => {
      const isOther = error instanceof ProviderError && error.code !== 'unavailable';
      if (isOther) throw fieldRefusal('organizerKey', 'bookings.no_such_organizer');
      return refusal(error);
    });
    const changed = await this.connections.update({ ownerId, _id }, { $set: { organizerKey } });
    await this.resume.all(ownerId);
    return { connection: this.present(changed ?? connection) };
  }

  private async store(
    ownerId: string,
    tokens: OauthTokens,
    organizer: Pick<WebinarConnection, 'organizerKey' | 'accountKey' | 'email'>,
  ): Promise<WebinarConnection> {
    const known = await this.connections.findOne({ ownerId, provider });
    const _id = known?._id ?? newId();
    const isSame = known !== null && known.email !== '' && known.email === organizer.email;
    const isOther = known !== null && !isSame && known.organizerKey !== organizer.organizerKey;
    const fresh = { subscribedEvents: [], webhooks: [], refreshingUntil: null };
    const fields = {
      ...organizer,
      // Of several organizers of one account the chosen one stays.
      ...(isSame ? { organizerKey: known.organizerKey } : {}),
      tokensEnc: this.access.seal(_id, tokens),
      state: 'connected' as const,
      lastError: '',
    };
    if (!known) return this.connections.insert(ownerId, { _id, provider, ...fields, ...fresh, lastSyncAt: null });
    const $set = { ...fields, ...(isOther ? fresh : {}) };
    return (await this.connections.update({ ownerId, _id }, { $set })) ?? known;
  }

  /** @returns whether the provider has confirmed it; an account whose access it ended before needs no revoking */
  private async revokeThere(connection: WebinarConnection): Promise<boolean> {
    if (connection.tokensEnc === '') return true;
    try {
      await this.client.oauth.revoke(this.access.tokensOf(connection).refreshToken);
      return true;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn({ err: error, connectionId: connection._id }, 'the access was not revoked at the provider');
      return false;
    }
  }

  /** @throws DomainError core.not_found, bookings.webinar_provider_not_connected */
  private async connected(ownerId: string, _id: string): Promise<WebinarConnection> {
    const connection = await this.found(ownerId, _id);
    if (connection.state !== 'connected') throw new DomainError('bookings.webinar_provider_not_connected');
    return connection;
  }

  private async found(ownerId: string, _id: string): Promise<WebinarConnection> {
    return requireFound(await this.connections.findOne({ ownerId, _id }));
  }

  private present(connection: WebinarConnection) {
    return { ...connection, callbackUrl: this.client.callbackUrl(connection._id) };
  }
}

function refusal(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  throw new DomainError(`bookings.webinar_provider_${outcomeOf(error)}`);
}
