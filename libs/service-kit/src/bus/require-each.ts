import { DomainError } from './domain-error.js';

/** A list of ids is carried out whole or not at all. A doubled id counts once. @throws DomainError core.not_found */
export function requireEach(ids: readonly string[], records: readonly unknown[]): void {
  if (records.length !== new Set(ids).size) throw new DomainError('core.not_found');
}
