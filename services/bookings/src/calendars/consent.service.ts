import { Inject, Injectable } from '@nestjs/common';
import { ProviderError } from '@linkyard/egress';
import { DomainError } from '@linkyard/service-kit';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config/bookings-config.js';
import type { CalendarSecrets } from './adapters/calendar-adapters.js';
import { fetchTokens, OauthState } from '../providers/oauth.js';
import { ProviderClients, type OauthProvider } from './adapters/provider-clients.js';

/** The way through a provider's consent page. */
@Injectable()
export class ConsentService {
  private readonly state: OauthState;

  constructor(
    @Inject(BOOKINGS_CONFIG) config: BookingsConfig,
    @Inject(ProviderClients) private readonly clients: ProviderClients,
  ) {
    this.state = new OauthState(config.DATA_KEY);
  }

  available(): OauthProvider[] {
    return this.clients.available();
  }

  simulated(): OauthProvider[] {
    return this.clients.simulated();
  }

  /** @returns the address of the consent page; @throws DomainError bookings.calendar_not_configured */
  begin(provider: OauthProvider, userId: string): string {
    return this.state.begin(this.clientOf(provider).endpoints, provider, userId);
  }

  /** @throws DomainError bookings.calendar_refused for a state of another account; ProviderError */
  async finish(
    provider: OauthProvider,
    userId: string,
    { code, state }: { code: string; state: string },
  ): Promise<CalendarSecrets> {
    const { endpoints, policy } = this.clientOf(provider);
    if (!this.state.isRight(state, provider, userId)) throw new DomainError('bookings.calendar_refused');
    const grant = { code, verifier: this.state.verifier(state) };
    const { scope, ...tokens } = await fetchTokens(endpoints, grant, policy);
    // A person may untick what we need, and the access would fail later.
    // Microsoft may write its own origin before the name of a scope.
    const given = scope.split(' ').map((one) => one.replace('https://graph.microsoft.com/', '').toLowerCase());
    const isWhole = endpoints.needed.every((one) => given.includes(one.toLowerCase()));
    if (!isWhole || tokens.refreshToken === '')
      throw new ProviderError('invalid_credentials', 'Not all scopes were allowed');
    return { provider, ...tokens };
  }

  private clientOf(provider: OauthProvider) {
    const client = this.clients.of(provider);
    if (!client) throw new DomainError('bookings.calendar_not_configured');
    return client;
  }
}
