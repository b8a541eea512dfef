import { Inject, Injectable } from '@nestjs/common';
import { callPolicy, type CallPolicy } from '@linkyard/egress';
import { OauthClient, type ConsentState } from '@linkyard/oauth';
import { SiteUrls } from '@linkyard/service-kit';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../../config/bookings-config.js';
import { callLimits } from '../../providers/call-limits.js';
import { Consents } from '../../consents/consents.module.js';

export type OauthProvider = 'google' | 'microsoft';

const names = ['google', 'microsoft'] as const;

interface ProviderClient {
  oauth: OauthClient;
  apiUrl: string;
  /** Without one of these the access is worth nothing. */
  needed: readonly string[];
  policy: CallPolicy;
}

/** This installation's clients at providers with a consent page. A provider without a client is not offered. */
@Injectable()
export class ProviderClients {
  private readonly clients: Record<OauthProvider, ProviderClient | null>;

  constructor(
    @Inject(BOOKINGS_CONFIG) private readonly config: BookingsConfig,
    urls: SiteUrls,
    { state }: Consents,
  ) {
    this.clients = {
      google: config.GOOGLE_CLIENT_ID ? googleClient(config, { state, urls }) : null,
      microsoft: config.MICROSOFT_CLIENT_ID ? microsoftClient(config, { state, urls }) : null,
    };
  }

  of(provider: OauthProvider): ProviderClient | null {
    return this.clients[provider];
  }

  available(): OauthProvider[] {
    return names.filter((provider) => this.clients[provider] !== null);
  }

  simulated(): OauthProvider[] {
    const { GOOGLE_BASE_URL, MICROSOFT_BASE_URL } = this.config;
    const addresses = { google: GOOGLE_BASE_URL, microsoft: MICROSOFT_BASE_URL };
    return names.filter((name) => addresses[name]?.startsWith('http://'));
  }
}

const calendarScopes = [
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  'https://www.googleapis.com/auth/calendar.events',
];

interface Around {
  state: ConsentState;
  urls: SiteUrls;
}

function googleClient(config: BookingsConfig, { state, urls }: Around): ProviderClient {
  const { GOOGLE_BASE_URL: base, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  const policy = callPolicy(callLimits);
  const settings = {
    provider: 'google',
    authorizeUrl: `${base ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
    tokenUrl: `${base ?? 'https://oauth2.googleapis.com'}/token`,
    ...{ clientId, clientSecret, clientAuth: 'body' as const },
    redirectUri: urls.forProviders('/redirect/googleCalendar'),
    scope: calendarScopes.join(' '),
    // Google gives a refresh token with the first consent only, unless it is asked again.
    parameters: { access_type: 'offline', prompt: 'consent' },
  };
  const apiUrl = `${base ?? 'https://www.googleapis.com'}/calendar/v3`;
  return { oauth: new OauthClient(settings, { policy, state }), apiUrl, policy, needed: calendarScopes };
}

/** The tenant `common` takes accounts of companies and of private people. */
function microsoftClient(config: BookingsConfig, { state, urls }: Around): ProviderClient {
  const { MICROSOFT_BASE_URL: base, MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret } = config;
  const signIn = `${base ?? 'https://login.microsoftonline.com'}/common/oauth2/v2.0`;
  const policy = callPolicy(callLimits);
  const settings = {
    provider: 'microsoft',
    authorizeUrl: `${signIn}/authorize`,
    tokenUrl: `${signIn}/token`,
    ...{ clientId, clientSecret, clientAuth: 'body' as const },
    redirectUri: urls.forProviders('/redirect/microsoftCalendar'),
    scope: 'offline_access Calendars.ReadWrite User.Read',
    parameters: { prompt: 'select_account' },
  };
  // A reply never names offline_access: the refresh token itself is looked for.
  const needed = ['Calendars.ReadWrite', 'User.Read'];
  const apiUrl = `${base ?? 'https://graph.microsoft.com'}/v1.0`;
  return { oauth: new OauthClient(settings, { policy, state }), apiUrl, policy, needed };
}
