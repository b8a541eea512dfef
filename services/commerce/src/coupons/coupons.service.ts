import { Injectable } from '@nestjs/common';
import type { addUpdateCoupon, listCoupons, RequestOf, UserCtx } from '@linkyard/contracts';
import { containing, isDuplicateKey, ServiceDatabase, trusted } from '@linkyard/mongo';
import { priceStep } from '@linkyard/money';
import { amountField, DomainError, requireEach, fieldRefusal, requireFound } from '@linkyard/service-kit';
import { ProductsRepository } from '../products/products.repository.js';
import type { Coupon } from './coupon.schema.js';
import { CouponsRepository } from './coupons.repository.js';

type Sent = RequestOf<typeof addUpdateCoupon>;

@Injectable()
export class CouponsService {
  constructor(
    private readonly coupons: CouponsRepository,
    private readonly products: ProductsRepository,
    private readonly database: ServiceDatabase,
  ) {}

  async list({ userId }: UserCtx, request: RequestOf<typeof listCoupons>): Promise<{ found: Coupon[]; total: number }> {
    const { page, listPerPage, sort = '-createdAt', searchTerm, filters } = request;
    const filter = {
      ownerId: userId,
      ...filters,
      ...(searchTerm ? { code: trusted(containing(searchTerm)) } : {}),
    };
    const direction: 1 | -1 = sort.startsWith('-') ? -1 : 1;
    const by: Record<string, 1 | -1> = { [sort.replace('-', '')]: direction, _id: direction };
    const [found, total] = await Promise.all([
      this.coupons.findMany(filter, { sort: by, skip: (page - 1) * listPerPage, limit: listPerPage }),
      this.coupons.count(filter),
    ]);
    return { found, total };
  }

  /** @throws DomainError core.not_found; core.invalid_input for a product that is added and is another seller's; core.stale_rev, commerce.coupon_exists */
  async save({ userId, tenantId }: UserCtx, { _id, rev, ...sent }: Sent): Promise<Coupon> {
    const fields = fieldsFrom(sent);
    const before = _id === undefined ? null : await this.get(userId, _id);
    const ids = [...new Set(fields.productIds)].filter((id) => !before?.productIds.includes(id));
    const known = await this.products.count({ ownerId: userId, _id: trusted({ $in: ids }) });
    if (known !== ids.length) throw fieldRefusal('productIds', 'commerce.not_own_product');
    try {
      if (_id === undefined) return await this.coupons.insert(userId, { ...fields, tenantId, usedCount: 0, status: 1 });
      const saved = await this.coupons.update({ ownerId: userId, _id }, { $set: fields }, { rev });
      if (!saved) throw new DomainError('core.stale_rev');
      return saved;
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('commerce.coupon_exists');
      throw error;
    }
  }

  /** @throws DomainError core.not_found */
  async toggle({ userId }: UserCtx, _id: string, status?: 0 | 1): Promise<Coupon> {
    const before = await this.get(userId, _id);
    const next = status ?? (before.status === 1 ? 0 : 1);
    return requireFound(await this.coupons.update({ ownerId: userId, _id }, { $set: { status: next } }));
  }

  /** @throws DomainError core.not_found when one of them is not there */
  async delete({ userId }: UserCtx, ids: readonly string[]): Promise<string[]> {
    return this.database.transaction(async () => {
      const own = { ownerId: userId, _id: trusted({ $in: [...ids] }) };
      requireEach(ids, await this.coupons.findMany(own));
      await this.coupons.updateMany(own, { $set: { deletedAt: new Date() } });
      return [...ids];
    });
  }

  private async get(ownerId: string, _id: string): Promise<Coupon> {
    return requireFound(await this.coupons.findOne({ ownerId, _id }));
  }
}

function fieldsFrom({ value, minSubtotal, startsAt, endsAt, ...same }: Omit<Sent, '_id' | 'rev'>) {
  const { kind, currency } = same;
  return {
    ...same,
    value:
      kind === 'percent'
        ? Number(value)
        : kind === 'amount'
          ? amountField('value', value, currency, priceStep(currency))
          : 0,
    minSubtotal: minSubtotal === '' ? null : amountField('minSubtotal', minSubtotal, currency),
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  };
}
