import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from './domain-error.js';
import { handlerRuntime } from './handler-runtime.js';

interface Judgement {
  isMade: boolean;
  /** At a creator's own domain: nothing of another begins there. */
  only: string | undefined;
}
const current = new AsyncLocalStorage<Judgement>();

/**
 * Runs the handler of a command that needs an active owner.
 * @param only the owner at whose own domain it was asked
 * @throws Error when it succeeds without having named the owner, so that no such command goes unguarded
 */
export async function judgingOwner<Result>(
  subject: string,
  handle: () => Promise<Result>,
  only?: string,
): Promise<Result> {
  const judgement: Judgement = { isMade: false, only };
  const result = await current.run(judgement, handle);
  if (!judgement.isMade) throw new Error(`${subject} needs an active owner, and its handler has named none`);
  return result;
}

/**
 * Names the owner of a record that visitors open by a public id; called where the record is read. Within commands that declare
 * `needsActiveOwner` an inactive owner's record is not found, nor at a creator's own domain one of another; within others nothing happens.
 * @param isSold what visitors have bought stays open to them
 * @throws DomainError core.not_found
 * @source ADR 0032
 */
export function requireActiveOwner(ownerId: string, { isSold = false } = {}): void {
  const judgement = current.getStore();
  if (!judgement) return;
  const isElsewhere = judgement.only !== undefined && judgement.only !== ownerId;
  if (isElsewhere || (!isSold && isInactiveOwner(ownerId))) throw new DomainError('core.not_found');
  judgement.isMade = true;
}

/** Whether an account is switched off or about to be deleted, as far as this process has heard: within seconds. */
export const isInactiveOwner = (ownerId: string): boolean => handlerRuntime().inactiveOwners.has(ownerId);
