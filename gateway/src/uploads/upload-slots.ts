import { DomainError } from '@linkyard/service-kit';

/** Files that one account may send at once: a few windows of a browser, each with three. */
const maxPerAccount = 8;
const retryAfterSec = 5;

/** Keeps one account from taking all the connections: each of its uploads holds one, for as long as it takes. */
export class UploadSlots {
  private readonly taken = new Map<string, number>();
  private readonly most: number;

  /** @param factor multiplies the limit, as it does all of them */
  constructor(factor = 1) {
    this.most = maxPerAccount * factor;
  }

  /**
   * @param account or, of a visitor, the network
   * @throws DomainError media.too_many_uploads, before a byte is read
   */
  async hold<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
    const held = this.taken.get(account) ?? 0;
    if (held >= this.most) throw new DomainError('media.too_many_uploads', { retryAfterSec });
    this.taken.set(account, held + 1);
    try {
      return await work();
    } finally {
      const left = (this.taken.get(account) ?? 1) - 1;
      if (left > 0) this.taken.set(account, left);
      else this.taken.delete(account);
    }
  }
}
