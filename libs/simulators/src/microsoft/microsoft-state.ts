import { newAccounts, type Accounts } from '../consent/accounts.js';
import { Grants } from '../consent/grants.js';
import { GraphCalendars } from './graph-calendars.js';

export interface MicrosoftConfig {
  host?: string;
  /** 0: any free port. */
  port?: number;
  clientId?: string;
  clientSecret?: string;
  /** Redirect addresses the client may use. Empty: any http(s) address. */
  redirectUris?: readonly string[];
  /** Epoch milliseconds; for tests of expiry. */
  now?: () => number;
}

export interface MicrosoftState {
  clientId: string;
  clientSecret: string;
  redirectUris: readonly string[];
  now: () => number;
  accounts: Accounts;
  grants: Grants;
  calendars: GraphCalendars;
}

export const microsoftClient = {
  clientId: '3f1d0f2e-8c51-4a53-9f0e-11a7c0de0001',
  clientSecret: 'linkyard~simulator~only',
} as const;

export function newMicrosoftState(config: MicrosoftConfig): MicrosoftState {
  const now = config.now ?? Date.now;
  return {
    clientId: config.clientId ?? microsoftClient.clientId,
    clientSecret: config.clientSecret ?? microsoftClient.clientSecret,
    redirectUris: config.redirectUris ?? [],
    now,
    accounts: newAccounts(16, [
      { email: 'ada.sim@outlook.com', name: 'Ada Simmons' },
      { email: 'otto.sim@contoso.com', name: 'Otto Office' },
    ]),
    grants: new Grants(now),
    calendars: new GraphCalendars(),
  };
}
