import { randomBytes } from 'node:crypto';
import type { Account } from './accounts.js';

/** What a person allowed an application. */
export interface Grant {
  account: Account;
  clientId: string;
  scopes: readonly string[];
  redirectUri: string;
  /** Epoch milliseconds. */
  issuedAt: number;
  nonce?: string;
  codeChallenge?: string;
  challengeMethod?: string;
  offline?: boolean;
}
/** Codes and tokens given out, in memory. */
export class Grants {
  private readonly kept = new Map<string, { grant: Grant; expiresAt: number }>();
  private readonly spent = new Set<string>();

  constructor(private readonly now: () => number) {}

  /** @returns `prefix` and 43 random characters */
  issue(prefix: string, grant: Grant, ttlSeconds: number): string {
    const value = `${prefix}${randomBytes(32).toString('base64url')}`;
    this.kept.set(value, { grant, expiresAt: this.now() + ttlSeconds * 1000 });
    return value;
  }
  look(value: string): { grant: Grant; expiresAt: number } | 'unknown' | 'expired' | 'used' {
    const found = this.kept.get(value);
    if (!found) return this.spent.has(value) ? 'used' : 'unknown';
    return found.expiresAt > this.now() ? found : 'expired';
  }
  /** The person takes back what was allowed: no code or token of theirs is good for anything. */
  withdraw(email: string): void {
    for (const [value, { grant }] of [...this.kept]) if (grant.account.email === email) this.spend(value);
  }
  spend(value: string): void {
    if (this.kept.delete(value)) this.spent.add(value);
  }
}
