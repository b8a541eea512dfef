import { Inject, Injectable } from '@nestjs/common';
import { gotowebinarErrors } from '@linkyard/contracts';
import { dataSealer, type Sealer } from '@linkyard/crypto';
import { trusted } from '@linkyard/mongo';
import { AccessToken, unstored, type OauthTokens, type TokenStore } from '@linkyard/oauth';
import { z } from 'zod';
import { ProviderError } from '@linkyard/egress';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config/bookings-config.js';
import { GotoClient } from './goto-client.js';
import { GotoHttp } from './goto-http.js';
import { GotoWebinars } from './goto-webinars.js';
import { providerKey } from './text-keys.js';
import { WebinarConnections, type WebinarConnection } from '../provider-webinars/webinar-connection.model.js';
import { outcomeOf } from '../providers/outcome-of.js';

const storedTokens = z.object({ accessToken: z.string(), refreshToken: z.string(), expiresAt: z.number() });

/** Opens connections with their sealed tokens, and keeps what became of them. */
@Injectable()
export class GotoAccess {
  /** How often it is read who attends, milliseconds. */
  readonly attendanceEveryMs: number;
  private readonly sealer: Sealer;

  constructor(
    @Inject(BOOKINGS_CONFIG) config: BookingsConfig,
    private readonly client: GotoClient,
    private readonly connections: WebinarConnections,
  ) {
    this.sealer = dataSealer('bookings.webinars', config.DATA_KEY, config.DATA_KEY_PREVIOUS);
    this.attendanceEveryMs = config.GOTOWEBINAR_ATTENDANCE_SEC * 1_000;
  }

  seal(connectionId: string, tokens: OauthTokens): string {
    return this.sealer.seal(JSON.stringify(tokens), purposeOf(connectionId));
  }

  /** @throws ProviderError invalid_credentials when they were erased */
  tokensOf({ _id, tokensEnc }: WebinarConnection): OauthTokens {
    if (tokensEnc === '') throw new ProviderError('invalid_credentials', 'The account is disconnected');
    return storedTokens.parse(JSON.parse(this.sealer.open(tokensEnc, purposeOf(_id))));
  }

  http(connection: WebinarConnection): GotoHttp {
    return this.with(connection.userId, this.tokensOf(connection), this.storeOf(connection));
  }

  /** @param store of tokens that are replaced; not needed before a connection is stored */
  with(ownerId: string, tokens: OauthTokens, store: TokenStore = unstored(tokens)): GotoHttp {
    const { oauth: client, origin } = this.client;
    const policy = this.client.policy.forAccount(ownerId);
    const token = new AccessToken(tokens, { client, policy, store });
    return new GotoHttp(origin, { token: (isRefused) => token.get(isRefused), policy });
  }

  private storeOf({ _id, userId: ownerId }: WebinarConnection): TokenStore {
    return {
      read: async () => {
        const connection = await this.connections.findOne({ ownerId, _id });
        if (!connection) throw new ProviderError('invalid_credentials', 'The account is disconnected');
        return this.tokensOf(connection);
      },
      save: async (tokens) => {
        const tokensEnc = this.seal(_id, tokens);
        await this.connections.update({ ownerId, _id, tokensEnc: trusted({ $ne: '' }) }, { $set: { tokensEnc } });
      },
      lock: (now, until) => this.connections.lockRefresh(ownerId, _id, now, until),
      unlock: () => this.connections.unlockRefresh(ownerId, _id),
    };
  }

  /** Which organizer the tokens are of. Older accounts answer at the second address only. @throws ProviderError */
  async organizerOf(http: GotoHttp): Promise<{ organizerKey: string; accountKey: string; email: string }> {
    const first = await http.send({ method: 'GET', path: '/admin/rest/v1/me' });
    const me = adminMe.safeParse(first.body);
    if (first.status < 300 && me.success) {
      const { key, accountKey, email } = me.data;
      return { organizerKey: key, accountKey, email };
    }
    const { id, email } = await http.read({ method: 'GET', path: '/identity/v1/Users/me' }, identityMe);
    return { organizerKey: id, accountKey: '', email };
  }

  /**
   * Runs calls for a creator; what goes wrong is the state and sentence of the connection.
   * @throws ProviderError invalid_credentials also when nothing is connected
   */
  async run<Value>(ownerId: string, work: (api: GotoWebinars) => Promise<Value>, now = new Date()): Promise<Value> {
    const connection = await this.connections.findOne({ ownerId, provider: 'gotowebinar' });
    if (connection?.state !== 'connected') throw new ProviderError('invalid_credentials', 'Nothing is connected');
    try {
      const value = await work(new GotoWebinars(this.http(connection), connection.organizerKey));
      await this.note(connection, { lastError: '', lastSyncAt: now });
      return value;
    } catch (error) {
      if (error instanceof ProviderError && outcomeOf(error) === 'refused')
        await this.note(connection, { state: 'expired', lastError: gotowebinarErrors.refused });
      if (error instanceof ProviderError && error.code === 'unavailable')
        await this.note(connection, { lastError: gotowebinarErrors.unavailable });
      throw error;
    }
  }

  /** A connection that was disconnected between keeps its state. */
  private async note({ userId: ownerId, _id }: WebinarConnection, $set: Partial<WebinarConnection>): Promise<void> {
    await this.connections.update({ ownerId, _id, state: 'connected' }, { $set });
  }
}

const purposeOf = (connectionId: string) => `webinar-connection:${connectionId}`;
const adminMe = z.object({ key: providerKey, accountKey: providerKey.default(''), email: z.string().default('') });
const identityMe = z.object({ id: providerKey, email: z.string().default('') });
