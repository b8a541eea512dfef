import { DomainError } from './domain-error.js';

/** A record that has to be there: `requireFound(await this.products.findOne({ ownerId, _id }))`. @throws DomainError core.not_found */
export function requireFound<Found extends object>(found: Found | null | undefined): Found {
  if (!found) throw new DomainError('core.not_found');
  return found;
}

/** A list of ids is carried out whole or not at all. A doubled id counts once. @throws DomainError core.not_found */
export function requireEach(ids: readonly string[], records: readonly unknown[]): void {
  if (records.length !== new Set(ids).size) throw new DomainError('core.not_found');
}
