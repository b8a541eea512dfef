import type { Difference } from './difference-text.js';

type Kind = Difference['kind'];

/** What a check could not read, so that what an earlier one found there stays listed. */
export class Uncompared {
  private readonly keys = new Set<string>();

  /** @param of a payment, or an owner where nothing of this kind could be read */
  add(kind: Kind, of: string): void {
    this.keys.add(`${kind}:${of}`);
  }

  includes({ kind, reference, ownerId }: Pick<Difference, 'kind' | 'reference' | 'ownerId'>): boolean {
    return this.keys.has(`${kind}:${reference}`) || this.keys.has(`${kind}:${ownerId}`);
  }
}
