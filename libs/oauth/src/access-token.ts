import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError, type CallPolicy } from '@linkyard/egress';
import type { OauthClient, OauthTokens } from './oauth-client.js';

/** Where the tokens of one account are kept. Every method concerns all processes. */
export interface TokenStore {
  /** As they are now. @throws ProviderError invalid_credentials when the account was disconnected */
  read(): Promise<OauthTokens>;
  save(tokens: OauthTokens): Promise<void>;
  /** Reserves the refresh until a moment. @returns false while another has it */
  lock(now: Date, until: Date): Promise<boolean>;
  unlock(): Promise<void>;
}

/** Of an account that is not stored yet. */
export const unstored = (tokens: OauthTokens): TokenStore => ({
  read: async () => tokens,
  save: async () => undefined,
  lock: async () => true,
  unlock: async () => undefined,
});

/** Longer than a refresh with all its attempts. */
const lockMs = 20_000;
const pollMs = 200;
/** As long as a person waits for a call. */
const patienceMs = 10_000;

/**
 * The access token of an account. It is refreshed by one caller at a time: a provider that replaces the refresh token with each use takes a
 * second use of the old one for theft, and ends the access. @source RFC 9700 4.14
 */
export class AccessToken {
  constructor(
    private tokens: OauthTokens,
    private readonly parts: { client: OauthClient; policy: CallPolicy; store: TokenStore },
  ) {}

  /** @param isRefused the provider did not accept the last one although it had not expired */
  async get(isRefused = false): Promise<string> {
    if (!isRefused && this.tokens.expiresAt > Date.now()) return this.tokens.accessToken;
    const { store } = this.parts;
    const until = Date.now() + patienceMs;
    do {
      const now = new Date();
      if (await store.lock(now, new Date(now.getTime() + lockMs))) return this.refresh();
      await wait(pollMs);
      if (await this.isReplaced()) return this.tokens.accessToken;
    } while (Date.now() < until);
    throw new ProviderError('unavailable', 'The access token is being refreshed elsewhere');
  }

  private async refresh(): Promise<string> {
    const { client, policy, store } = this.parts;
    try {
      if (await this.isReplaced()) return this.tokens.accessToken;
      this.tokens = await client.refresh(this.tokens.refreshToken, policy);
      await store.save(this.tokens);
      return this.tokens.accessToken;
    } finally {
      await store.unlock();
    }
  }

  /** Another caller was first. */
  private async isReplaced(): Promise<boolean> {
    const stored = await this.parts.store.read();
    if (stored.accessToken === this.tokens.accessToken) return false;
    this.tokens = stored;
    return stored.expiresAt > Date.now();
  }
}
