import { Inject, Injectable } from '@nestjs/common';
import { dataSealer, type Sealer } from '@linkyard/crypto';
import { guardedFetch, guardedRequest, ProviderError } from '@linkyard/egress';
import { AccessToken, unstored, type TokenStore } from '@linkyard/oauth';
import { trusted } from '@linkyard/mongo';
import { UserContacts } from '@linkyard/service-kit';
import { z } from 'zod';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../../config/bookings-config.js';
import { SchedulesService } from '../../schedules/schedules.service.js';
import { CalendarAccounts, type CalendarAccount } from '../calendar-account.model.js';
import { CalDavAdapter } from './caldav-adapter.js';
import type { CalendarAdapter } from './calendar-adapter.js';
import { IcsReader } from '../ics/ics-reader.js';
import { GoogleAdapter } from './google-adapter.js';
import { IcsAdapter } from './ics-adapter.js';
import { JsonApi } from './json-api.js';
import { MicrosoftAdapter } from './microsoft-adapter.js';
import { ProviderClients } from './provider-clients.js';

const tokens = { accessToken: z.string(), refreshToken: z.string(), expiresAt: z.number() };
const secretsSchema = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('ics'), url: z.string() }),
  z.object({ provider: z.literal('caldav'), serverUrl: z.string(), username: z.string(), password: z.string() }),
  z.object({ provider: z.literal('google'), ...tokens }),
  z.object({ provider: z.literal('microsoft'), ...tokens }),
]);
export type CalendarSecrets = z.output<typeof secretsSchema>;

/** Opens accounts with their sealed credentials. */
@Injectable()
export class CalendarAdapters {
  private readonly sealer: Sealer;

  constructor(
    @Inject(BOOKINGS_CONFIG) config: BookingsConfig,
    private readonly schedules: SchedulesService,
    private readonly accounts: CalendarAccounts,
    private readonly clients: ProviderClients,
    private readonly ics: IcsReader,
    private readonly contacts: UserContacts,
  ) {
    this.sealer = dataSealer('bookings.calendars', config.DATA_KEY, config.DATA_KEY_PREVIOUS);
  }

  seal(accountId: string, secrets: CalendarSecrets): string {
    return this.sealer.seal(JSON.stringify(secrets), `calendar-account:${accountId}`);
  }

  /** @throws ProviderError invalid_credentials when the credentials were erased */
  async of(account: CalendarAccount): Promise<CalendarAdapter> {
    const { userId: ownerId, tooComplex } = account;
    return this.with(ownerId, this.secretsOf(account), { store: this.storeOf(account), tooComplex });
  }

  /** @param store of tokens that are replaced; not needed before an account is stored; `tooComplex` as in the account */
  async with(
    ownerId: string,
    secrets: CalendarSecrets,
    { store, tooComplex = '' }: { store?: TokenStore; tooComplex?: string } = {},
  ): Promise<CalendarAdapter> {
    const { timeZone: zone } = await this.schedules.defaultOf(ownerId);
    const files = { ics: this.ics, zone, tooComplex, addresses: () => this.addressesOf(ownerId) };
    if (secrets.provider === 'ics') return new IcsAdapter(secrets.url, { fetch: guardedFetch, ...files });
    if (secrets.provider === 'caldav') return new CalDavAdapter(secrets, { request: guardedRequest, ...files });
    const { provider, ...found } = secrets;
    const connected = this.clients.of(provider);
    if (!connected)
      throw new ProviderError('invalid_credentials', 'This installation has no client at the provider any more');
    const { oauth: client, apiUrl } = connected;
    const policy = connected.policy.forAccount(ownerId);
    const token = new AccessToken(found, { client, policy, store: store ?? unstored(found) });
    const api = new JsonApi(apiUrl, { token: (isRefused) => token.get(isRefused), policy });
    return provider === 'google' ? new GoogleAdapter(api) : new MicrosoftAdapter(api, { apiUrl, zone });
  }

  private secretsOf({ _id, tokensEnc }: CalendarAccount): CalendarSecrets {
    if (tokensEnc === '') throw new ProviderError('invalid_credentials', 'The account is disconnected');
    return secretsSchema.parse(JSON.parse(this.sealer.open(tokensEnc, `calendar-account:${_id}`)));
  }

  private storeOf({ _id, userId: ownerId }: CalendarAccount): TokenStore {
    const stored = async () => {
      const account = await this.accounts.findOne({ ownerId, _id });
      const secrets = account && this.secretsOf(account);
      if (secrets?.provider !== 'google' && secrets?.provider !== 'microsoft')
        throw new ProviderError('invalid_credentials', 'The account is disconnected');
      return secrets;
    };
    return {
      read: stored,
      save: async (tokens) => {
        const { provider } = await stored();
        const tokensEnc = this.seal(_id, { provider, ...tokens });
        await this.accounts.update({ ownerId, _id, tokensEnc: trusted({ $ne: '' }) }, { $set: { tokensEnc } });
      },
      lock: (now, until) => this.accounts.lockRefresh(ownerId, _id, now, until),
      unlock: () => this.accounts.unlockRefresh(ownerId, _id),
    };
  }

  private async addressesOf(userId: string): Promise<string[]> {
    const contact = await this.contacts.find(userId);
    return contact ? [contact.email] : [];
  }
}
