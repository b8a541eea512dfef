interface Known {
  isHidden: boolean;
  rev: number;
}

/** What is known of an account's visibility; of two statements the one with the higher `rev` counts. */
export interface OwnerStatement extends Known {
  ownerId: string;
}

/** The accounts that are switched off or about to be deleted, in memory: looked at with each public call. */
export class InactiveOwners {
  private readonly known = new Map<string, Known>();

  learn({ ownerId, isHidden, rev }: OwnerStatement): void {
    const before = this.known.get(ownerId);
    if (!before || before.rev < rev) this.known.set(ownerId, { isHidden, rev });
  }

  has(ownerId: string): boolean {
    return this.known.get(ownerId)?.isHidden === true;
  }
}
