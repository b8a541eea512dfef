import { Injectable } from '@nestjs/common';
import type { Money } from '@linkyard/contracts';
import { InjectStored, notAmong, OwnedRepository, trusted, type DuePage, type StoredModel } from '@linkyard/mongo';
import { requireActiveOwner } from '@linkyard/service-kit';
import { products, type Product } from './product.schema.js';

/** How long a deleted product can be restored, and keeps its files. */
const restorableMs = 30 * 86_400_000;

interface StockPlace {
  ownerId: string;
  _id: string;
  /** Null for a product without variants. */
  variantId: string | null;
}

@Injectable()
export class ProductsRepository extends OwnedRepository<Product> {
  constructor(@InjectStored('commerce', products) model: StoredModel<typeof products>) {
    super(model);
  }

  /** For buyers: what is published and switched on, of any seller. Ids that are not there are left out. */
  async findPublished(publicId: string): Promise<Product | null>;
  async findPublished(publicIds: readonly string[]): Promise<Product[]>;
  async findPublished(ids: string | readonly string[]): Promise<Product | null | Product[]> {
    const publicId = trusted({ $in: [ids].flat() });
    const products = await this.model
      .find({ publicId, state: 'published', status: 1, deletedAt: null }, null, {
        acrossOwners: 'buyers open a product by its public id',
      })
      .lean<Product[]>()
      .exec();
    for (const { userId } of products) requireActiveOwner(userId);
    return typeof ids === 'string' ? (products[0] ?? null) : products;
  }

  /** Of all sellers. */
  async listForAdmin(
    filter: object,
    { sort, skip, limit }: { sort: Record<string, 1 | -1>; skip: number; limit: number },
  ): Promise<{ found: Product[]; total: number }> {
    const reason = { acrossOwners: 'the administrator lists the products of all sellers' };
    const where = { ...filter, deletedAt: null };
    const found = await this.model
      .find(where, null, { sort, skip, limit, ...reason })
      .lean<Product[]>()
      .exec();
    return { found, total: await this.model.countDocuments(where).setOptions(reason).exec() };
  }

  /** Of any seller. */
  async findForAdmin(_id: string): Promise<Product | null> {
    return this.model
      .findOne({ _id, deletedAt: null }, null, { acrossOwners: 'the administrator switches any product' })
      .lean<Product | null>()
      .exec();
  }

  /** Of all sellers: whose sale has begun or ended, or was to, the earliest first. */
  async withSaleChange(before: Date, { limit, except }: DuePage): Promise<Product[]> {
    return this.model
      .find({ saleChangeAt: trusted({ $gt: new Date(0), $lte: before }), ...notAmong(except) }, null, {
        sort: { saleChangeAt: 1 },
        limit,
        acrossOwners: 'sales of all sellers begin and end',
      })
      .lean<Product[]>()
      .exec();
  }

  /** `rev` stays: a seller who edits the product is not refused. */
  async setSaleChange(ownerId: string, _id: string, saleChangeAt: Date | null): Promise<void> {
    await this.model.updateOne({ userId: ownerId, _id }, { $set: { saleChangeAt } }).exec();
  }

  /** Those of the files that a product has, also one that can still be restored. */
  async filesOf(ownerId: string, mediaIds: readonly string[], now: Date): Promise<string[]> {
    const isThere = [{ deletedAt: null }, { deletedAt: trusted({ $gt: restorableSince(now) }) }];
    const filter = { userId: ownerId, 'digital.files.mediaId': trusted({ $in: [...mediaIds] }), $or: isThere };
    const found = await this.model
      .find(filter, { 'digital.files.mediaId': 1 })
      .lean<Pick<Product, 'digital'>[]>()
      .exec();
    return found.flatMap(({ digital }) => digital.files.map(({ mediaId }) => mediaId));
  }

  /** @returns null also for one that was deleted too long ago: its files may be gone */
  override async restore({ ownerId, _id }: Pick<StockPlace, 'ownerId' | '_id'>): Promise<Product | null> {
    const filter = { userId: ownerId, _id, deletedAt: trusted({ $gt: restorableSince(new Date()) }) };
    const change = { $set: { deletedAt: null }, $inc: { rev: 1 } };
    return this.model.findOneAndUpdate(filter, change, { returnDocument: 'after' }).lean<Product | null>().exec();
  }

  /** Whether a published bundle holds the product. */
  async isInBundle(ownerId: string, _id: string): Promise<boolean> {
    const bundle = { userId: ownerId, type: 'bundle' as const, state: 'published' as const, contents: _id };
    return (await this.model.exists({ ...bundle, deletedAt: null }).exec()) !== null;
  }

  /** Whether a seller has, or had, any product. */
  async hasHadProducts(ownerId: string): Promise<boolean> {
    return (await this.model.exists({ userId: ownerId }).exec()) !== null;
  }

  async setOrder(ownerId: string, _id: string, order: number): Promise<void> {
    await this.model.updateOne({ userId: ownerId, _id }, { $set: { order } }).exec();
  }

  /**
   * Reserves a quantity for a checkout, only if so much is free. What is not tracked, or may be sold without stock, is always free.
   * `rev` stays: a concurrent edit by the seller gets no conflict.
   * @returns false when there is not enough, or no such product or variant
   * @source models.md 6 "Stock"
   */
  async reserve(place: StockPlace, quantity: number): Promise<boolean> {
    const onHand = { $subtract: ['$$stock.onHand', '$$stock.reserved'] };
    const isFree = { $or: ['$$stock.allowBackorder', { $gte: [onHand, quantity] }] };
    return (await this.moveStock(place, isFree, { reserved: quantity })) || this.isUntracked(place);
  }

  /**
   * Reserves a quantity of the product that is sold, and counts it against what may be sold in all, by one conditional update.
   * @param isTracked what is to be expected of its stock
   * @param checkouts that are counted with it
   * @returns false when there is not enough of either
   */
  async reserveForSale(
    place: StockPlace,
    quantity: number,
    { isTracked, checkouts }: { isTracked: boolean; checkouts: number },
  ): Promise<boolean> {
    const onHand = { $subtract: ['$$stock.onHand', '$$stock.reserved'] };
    const isFree = { $or: ['$$stock.allowBackorder', { $gte: [onHand, quantity] }] };
    const sale = {
      isAllowed: isWithinSales(quantity),
      counts: { claimedSales: quantity, 'stats.checkouts': checkouts },
    };
    const tracked = () => this.moveStock(place, isFree, { reserved: quantity }, sale);
    const untracked = () => this.claimUntracked(place, sale);
    return isTracked ? (await tracked()) || untracked() : (await untracked()) || tracked();
  }

  /** Gives back what a checkout reserved. @returns false when so much was not reserved */
  async release(place: StockPlace, quantity: number): Promise<boolean> {
    const isReserved = { $gte: ['$$stock.reserved', quantity] };
    return (await this.moveStock(place, isReserved, { reserved: -quantity })) || this.isUntracked(place);
  }

  /** What was reserved has been paid. @returns false when so much was not reserved */
  async sell(place: StockPlace, quantity: number): Promise<boolean> {
    const isReserved = { $gte: ['$$stock.reserved', quantity] };
    return (
      (await this.moveStock(place, isReserved, { reserved: -quantity, onHand: -quantity })) || this.isUntracked(place)
    );
  }

  private async claimUntracked({ ownerId, _id, variantId }: StockPlace, { isAllowed, counts }: Sale): Promise<boolean> {
    const untracked = { 'stock.track': false };
    const isPlace =
      variantId === null ? untracked : { variants: trusted({ $elemMatch: { id: variantId, ...untracked } }) };
    const filter = { userId: ownerId, _id, deletedAt: null, ...isPlace, $expr: trusted(isAllowed) };
    return (await this.model.updateOne(filter, { $inc: counts })).modifiedCount === 1;
  }

  /** A checkout that came to nothing, or a refund that restocks, gives back its part. */
  async releaseSales({ ownerId, _id }: Pick<StockPlace, 'ownerId' | '_id'>, quantity: number): Promise<void> {
    const filter = { userId: ownerId, _id, claimedSales: trusted({ $gte: quantity }) };
    await this.model.updateOne(filter, { $inc: { claimedSales: -quantity } });
  }

  /** Adds to what a product has done so far, also one that was deleted since. `rev` stays. @param revenue minor units */
  async addStats(
    { ownerId, _id }: Pick<StockPlace, 'ownerId' | '_id'>,
    { revenue, ...counts }: Partial<Record<'checkouts' | 'sales' | 'refunds', number>> & { revenue?: Money },
  ): Promise<void> {
    const changes = Object.entries(counts).map(([name, by]) => [`stats.${name}`, by]);
    if (revenue) changes.push([`stats.revenue.${revenue.currency}`, revenue.amount]);
    await this.model.updateOne({ userId: ownerId, _id }, { $inc: Object.fromEntries(changes) });
  }

  /** Puts back what came back. @returns false for what is not there */
  async restock(place: StockPlace, quantity: number): Promise<boolean> {
    return (await this.moveStock(place, true, { reserved: 0, onHand: quantity })) || this.isUntracked(place);
  }

  private async isUntracked({ ownerId, _id, variantId }: StockPlace): Promise<boolean> {
    const product = await this.findOne({ ownerId, _id });
    const stock = variantId === null ? product?.stock : product?.variants.find(({ id }) => id === variantId)?.stock;
    return stock?.track === false;
  }

  /** One conditional update of the tracked stock of a product or variant. */
  private async moveStock(
    { ownerId, _id, variantId }: StockPlace,
    condition: object | boolean,
    change: { reserved: number; onHand?: number },
    sale?: Sale,
  ): Promise<boolean> {
    const holds = (stock: string) => ({
      $let: { vars: { stock }, in: { $and: ['$$stock.track', condition] } },
    });
    const isThis = { $and: [{ $eq: ['$$item.id', variantId] }, holds('$$item.stock')] };
    const matching = { $filter: { input: '$variants', as: 'item', cond: isThis } };
    const expression = variantId === null ? holds('$stock') : { $gt: [{ $size: matching }, 0] };
    const path = variantId === null ? 'stock' : 'variants.$[variant].stock';
    const changes = Object.entries(change).map(([field, by]) => [`${path}.${field}`, by]);
    changes.push(...Object.entries(sale?.counts ?? {}));
    const isAllowed = sale ? { $and: [expression, sale.isAllowed] } : expression;
    const result = await this.model.updateOne(
      { userId: ownerId, _id, deletedAt: null, $expr: trusted(isAllowed) },
      { $inc: Object.fromEntries(changes) },
      variantId === null ? {} : { arrayFilters: [{ 'variant.id': variantId }] },
    );
    return result.modifiedCount === 1;
  }
}

interface Sale {
  /** An expression of MongoDB. */
  isAllowed: object;
  counts: Record<'claimedSales' | 'stats.checkouts', number>;
}

/** Whether a product may be sold so often; an expression of MongoDB. */
const isWithinSales = (quantity: number) => ({
  $or: [
    { $eq: ['$limits.totalSales', 0] },
    { $lte: [{ $add: [{ $ifNull: ['$claimedSales', 0] }, quantity] }, '$limits.totalSales'] },
  ],
});
const restorableSince = (now: Date) => new Date(now.getTime() - restorableMs);
