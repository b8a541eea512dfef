import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ProductView } from '@linkyard/contracts';
import { indexedString, isDuplicateKey, trusted } from '@linkyard/mongo';
import type { LicenceKey } from './licence-key.schema.js';
import { LicenceKeysRepository, type KeyPool, type KeyPosition } from './licence-keys.repository.js';

export interface ClaimRequest extends KeyPool {
  tenantId: string | null;
  mode: ProductView['digital']['licenceKeyMode'];
  orderLineId: string;
  quantity: number;
}

/** Without 0, 1, I, L, O and U, which are misread. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
const generateKey = () => Array.from({ length: 4 }, group).join('-');

/** Licence keys of products: pools that sellers fill, and keys that buyers receive. */
@Injectable()
export class LicenceKeys {
  constructor(private readonly keys: LicenceKeysRepository) {}

  /** Keys that are there already are left out. Blank lines do not count. */
  async addPool(
    pool: KeyPool & { tenantId: string | null },
    pasted: readonly string[],
  ): Promise<{ added: number; duplicates: number; available: number; claimed: number }> {
    const filled = pasted.map((key) => key.trim()).filter((key) => key !== '');
    const distinct = [...new Set(filled)];
    const added = distinct.length > 0 ? await this.keys.addMissing(pool, pool.tenantId, distinct) : 0;
    return { added, duplicates: filled.length - added, ...(await this.keys.countOf(pool)) };
  }

  async count(pool: KeyPool): Promise<{ available: number; claimed: number }> {
    return this.keys.countOf(pool);
  }

  /**
   * The keys of one order line. Repeating the call returns the same keys.
   * @returns fewer than `quantity` when the pool has run out; none for the mode `none`
   */
  async claim({ mode, quantity, ...line }: ClaimRequest): Promise<string[]> {
    if (mode === 'none') return [];
    const claimed: string[] = [];
    for (let position = 0; position < quantity; position += 1) {
      const key = await this.claimAt({ ...line, position }, mode);
      if (key === null) break;
      claimed.push(key);
    }
    return claimed;
  }

  /** The keys of some order lines, in the order of their positions. */
  async ofOrderLines(ownerId: string, orderLineIds: readonly string[]): Promise<LicenceKey[]> {
    const filter = { ownerId, orderLineId: trusted({ $in: [...orderLineIds] }) };
    return this.keys.findMany(filter, { sort: { orderLineId: 1, position: 1 } });
  }

  private async claimAt(place: KeyPosition & { tenantId: string | null }, mode: 'pool' | 'generated') {
    const { ownerId, productId, orderLineId, position, tenantId } = place;
    const existing = async () =>
      (await this.keys.findOne({ ownerId, orderLineId: indexedString(orderLineId), position }))?.key ?? null;
    const before = await existing();
    if (before !== null) return before;
    const generated = { tenantId, productId, orderLineId, position, claimedAt: new Date() };
    try {
      const taken =
        mode === 'pool'
          ? await this.keys.takeFree(place)
          : await this.keys.insert(ownerId, { ...generated, key: generateKey() });
      return taken?.key ?? null;
    } catch (error) {
      // The same order line is claimed at the same time: the other call has filled this position.
      if (isDuplicateKey(error)) return existing();
      throw error;
    }
  }
}
