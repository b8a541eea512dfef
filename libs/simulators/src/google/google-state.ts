import { newAccounts, type Accounts } from '../consent/accounts.js';
import { Clients } from '../consent/clients.js';
import { Grants } from '../consent/grants.js';
import { GoogleCalendars } from './google-calendars.js';
import { newGoogleKeys, type GoogleKeys } from './google-keys.js';

export interface GoogleConfig {
  host?: string;
  /** 0: any free port. */
  port?: number;
  clientId?: string;
  clientSecret?: string;
  /** Redirect addresses the client may use. Empty: any http(s) address, as a development client with none registered. */
  redirectUris?: readonly string[];
  /** Epoch milliseconds; for tests of expiry. */
  now?: () => number;
}
export interface GoogleState {
  clients: Clients;
  now: () => number;
  /** Origin of this server, once it listens. */
  issuer: string;
  accounts: Accounts;
  grants: Grants;
  keys: GoogleKeys;
  calendars: GoogleCalendars;
}

export const googleClient = {
  clientId: '104728391556-linkyardsimulator.apps.googleusercontent.com',
  clientSecret: 'GOCSPX-linkyard-simulator-only',
} as const;

export function newGoogleState(config: GoogleConfig): GoogleState {
  const now = config.now ?? Date.now;
  return {
    clients: new Clients({
      id: config.clientId ?? googleClient.clientId,
      secret: config.clientSecret ?? googleClient.clientSecret,
      redirectUris: config.redirectUris ?? [],
    }),
    now,
    issuer: '',
    accounts: newAccounts(21, [
      { email: 'ada.sim@gmail.com', name: 'Ada Simmons' },
      { email: 'unverified.sim@gmail.com', name: 'Una Verified', email_verified: false },
    ]),
    grants: new Grants(now),
    keys: newGoogleKeys(),
    calendars: new GoogleCalendars(),
  };
}
