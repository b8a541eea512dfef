import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A made-up person at a provider. The id follows from the address, so it is the same after a restart. */
export interface Account {
  id: string;
  email: string;
  name: string;
  emailVerified: boolean;
}
/** Body of `POST /simulator/accounts`, by which a test makes the people it needs. */
export const accountInput = z.strictObject({
  email: z.email(),
  name: z.string().min(1).max(100).optional(),
  email_verified: z.boolean().default(true),
});
export type AccountInput = z.input<typeof accountInput>;

export interface Accounts {
  all(): Account[];
  put(input: AccountInput): Account;
  /** By address or id; an unknown address creates a new account. */
  findOrMake(hint: string): Account | null;
  byId(id: string): Account | null;
}

const nameFrom = (email: string) =>
  (email.split('@')[0] ?? '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') || 'Somebody';

/** @param idDigits  how long the provider's ids are: Google 21, Facebook 17 */
export function newAccounts(idDigits: number, people: readonly AccountInput[]): Accounts {
  const byEmail = new Map<string, Account>();
  const idOf = (email: string) =>
    `1${BigInt(`0x${createHash('sha256').update(email).digest('hex')}`)}`.slice(0, idDigits);

  const accounts: Accounts = {
    all: () => [...byEmail.values()],
    put(input) {
      const { email, name, email_verified } = accountInput.parse(input);
      const key = email.toLowerCase();
      const account = { id: idOf(key), email, name: name ?? nameFrom(email), emailVerified: email_verified };
      byEmail.set(key, account);
      return account;
    },
    findOrMake(hint) {
      const known = byEmail.get(hint.toLowerCase()) ?? accounts.byId(hint);
      if (known) return known;
      return z.email().safeParse(hint).success ? accounts.put({ email: hint }) : null;
    },
    byId: (id) => accounts.all().find((account) => account.id === id) ?? null,
  };
  for (const person of people) accounts.put(person);
  return accounts;
}
