import { newAccounts, type Accounts } from '../consent/accounts.js';
import { Clients } from '../consent/clients.js';
import { Grants } from '../consent/grants.js';

export interface FacebookConfig {
  host?: string;
  /** 0: any free port. */
  port?: number;
  appId?: string;
  appSecret?: string;
  redirectUris?: readonly string[];
  /** Epoch milliseconds; for tests of expiry. */
  now?: () => number;
}
export interface FacebookState {
  clients: Clients;
  now: () => number;
  origin: string;
  accounts: Accounts;
  grants: Grants;
}

export const facebookApp = { appId: '738201945512673', appSecret: 'b7d0f1a2c3e4958677685940312fadce' } as const;

export function newFacebookState(config: FacebookConfig): FacebookState {
  const now = config.now ?? Date.now;
  return {
    clients: new Clients({
      id: config.appId ?? facebookApp.appId,
      secret: config.appSecret ?? facebookApp.appSecret,
      redirectUris: config.redirectUris ?? [],
    }),
    now,
    origin: '',
    accounts: newAccounts(17, [{ email: 'bo.sim@example.com', name: 'Bo Simmons' }]),
    grants: new Grants(now),
  };
}
