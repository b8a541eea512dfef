import { Injectable } from '@nestjs/common';
import { ProductsRepository } from '../products/products.repository.js';
import { GrantsRepository } from './grants.repository.js';

/** Which files are still needed: by a product, or by a buyer whose access was not revoked. */
@Injectable()
export class UsedFiles {
  constructor(
    private readonly products: ProductsRepository,
    private readonly grants: GrantsRepository,
  ) {}

  /** Access that has expired counts too: the seller may extend it. */
  async among(ownerId: string, mediaIds: readonly string[], now = new Date()): Promise<string[]> {
    const [offered, granted] = await Promise.all([
      this.products.filesOf(ownerId, mediaIds, now),
      this.grants.filesOf(ownerId, mediaIds),
    ]);
    const used = new Set([...offered, ...granted]);
    return mediaIds.filter((id) => used.has(id));
  }
}
