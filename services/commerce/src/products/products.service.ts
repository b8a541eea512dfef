import { Injectable } from '@nestjs/common';
import {
  productFilesChanged,
  productsChanged,
  type addUpdateProduct,
  type listProducts,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { containing, newId, ServiceDatabase, trusted } from '@linkyard/mongo';
import { DomainError, Outbox, requireEach, fieldRefusal, requireFound } from '@linkyard/service-kit';
import { textsFor } from '../locales/texts.js';
import { checkContents } from './bundle.js';
import { publishMediaUse } from './media-uses.js';
import { hasNewFiles } from './new-files.js';
import { checkProduct, emptyProduct, fieldsFrom, newPublicId, noStats, saleChangeAfter } from './product-fields.js';
import { ProductRoom } from './product-room.js';
import { ProductReferences } from './product-references.js';
import { PaymentMethods, paymentOf } from './payment-methods.js';
import type { Product } from './product.schema.js';
import { ProductsRepository } from './products.repository.js';

export type ListRequest = Pick<
  RequestOf<typeof listProducts>,
  'page' | 'listPerPage' | 'searchTerm' | 'sort' | 'filters'
>;

type Seller = Pick<UserCtx, 'userId' | 'tenantId'>;

/** What a list looks for; archived ones only where they are asked for. */
function filterOf({ searchTerm, filters }: Pick<ListRequest, 'searchTerm' | 'filters'>) {
  const { state, ...exact } = filters;
  return {
    ...exact,
    state: state ?? trusted({ $ne: 'archived' as const }),
    ...(searchTerm ? { title: trusted(containing(searchTerm)) } : {}),
  };
}

function windowOf({ page, listPerPage, sort = 'order' }: ListRequest) {
  const direction: 1 | -1 = sort.startsWith('-') ? -1 : 1;
  const field = sort.replace('-', '');
  const by: Record<string, 1 | -1> = { [field === 'sales' ? 'stats.sales' : field]: direction, _id: direction };
  return { sort: by, skip: (page - 1) * listPerPage, limit: listPerPage };
}

@Injectable()
export class ProductsService {
  constructor(
    private readonly products: ProductsRepository,
    private readonly methods: PaymentMethods,
    private readonly references: ProductReferences,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly room: ProductRoom,
  ) {}

  async list({ userId }: UserCtx, request: ListRequest): Promise<{ found: Product[]; total: number }> {
    const filter = { ownerId: userId, ...filterOf(request) };
    const [found, total] = await Promise.all([
      this.products.findMany(filter, windowOf(request)),
      this.products.count(filter),
    ]);
    return { found, total };
  }

  async listAll(request: ListRequest): Promise<{ found: Product[]; total: number }> {
    return this.products.listForAdmin(filterOf(request), windowOf(request));
  }

  /** @throws DomainError core.not_found, also for another seller's */
  async get({ userId }: Pick<UserCtx, 'userId'>, _id: string): Promise<Product> {
    return requireFound(await this.products.findOne({ ownerId: userId, _id }));
  }

  async published({ userId }: UserCtx): Promise<Product[]> {
    return this.products.findMany({ ownerId: userId, state: 'published', status: 1 }, { sort: { order: 1, _id: 1 } });
  }

  /** @throws DomainError core.not_found */
  async forBuyers(publicId: string): Promise<Product> {
    return requireFound(await this.products.findPublished(publicId));
  }

  /** @throws DomainError core.not_found, core.stale_rev, core.limit_reached, core.invalid_input by field */
  async save(ctx: Seller, request: RequestOf<typeof addUpdateProduct>): Promise<Product> {
    await this.references.require(ctx.userId, request);
    const limit = await this.room.limitOf(ctx.userId);
    // One transaction, so that a concurrent stock reservation restarts it instead of being overwritten.
    return this.database.transaction(async () => this.saveInTransaction(ctx, request, { limit }));
  }

  /**
   * As `save`, within a transaction of the caller.
   * @param given  the seller's limit of products, and what a new one is found by when it is imported again
   */
  async saveInTransaction(
    ctx: Seller,
    { _id, rev, ...sent }: RequestOf<typeof addUpdateProduct>,
    given: { limit: number | null } & Partial<Pick<Product, 'importKey'>>,
  ): Promise<Product> {
    const { limit, ...origin } = given;
    if (_id !== undefined) return this.change(ctx, { _id, rev, sent }, limit);
    await this.room.require(ctx.userId, limit);
    return this.create(ctx, sent, origin);
  }

  /** @throws DomainError core.invalid_input */
  private async checkContents(ownerId: string, _id: string | null, contents: string[] = []): Promise<void> {
    if (contents.length === 0) return;
    checkContents(_id, contents, await this.products.findMany({ ownerId, _id: trusted({ $in: contents }) }));
  }

  private async create(
    { userId, tenantId }: Seller,
    { state, ...input }: Omit<RequestOf<typeof addUpdateProduct>, '_id' | 'rev'>,
    origin: Partial<Pick<Product, 'importKey'>>,
  ): Promise<Product> {
    const empty = { ...emptyProduct(), ...origin };
    const fresh = { ...empty, ...fieldsFrom(input, empty), state: state ?? empty.state };
    checkProduct(fresh);
    await this.methods.check(userId, fresh);
    await this.checkContents(userId, null, input.contents);
    const [last] = await this.products.findMany({ ownerId: userId }, { sort: { order: -1 }, limit: 1 });
    const created = await this.products.insert(userId, {
      ...fresh,
      ...{
        tenantId,
        order: (last?.order ?? -1) + 1,
        saleChangeAt: saleChangeAfter(new Date(), { ...empty, ...fresh }),
      },
    });
    await publishMediaUse(this.outbox, null, created);
    return created.state === 'published' ? this.announced(created) : created;
  }

  private async change(
    ctx: Seller,
    change: { _id: string; rev?: number; sent: Omit<RequestOf<typeof addUpdateProduct>, '_id' | 'rev'> },
    limit: number | null,
  ): Promise<Product> {
    const { _id, rev } = change;
    const { state, ...input } = change.sent;
    const before = await this.get(ctx, _id);
    const isOnlyTakenOff = Object.keys(input).length === 0 && state !== 'published';
    if (!isOnlyTakenOff) await this.room.requireWithin(before, limit);
    if (before.rev !== rev) throw new DomainError('core.stale_rev');
    if (input.currency !== undefined && input.currency !== before.currency) requireAllAmounts(input, before);
    const fields = { ...fieldsFrom(input, before), ...(state ? { state } : {}) };
    const after = { ...before, ...fields };
    checkProduct(after);
    await this.methods.check(ctx.userId, after, paymentOf(before).connectionIds);
    await this.checkContents(ctx.userId, _id, input.contents);
    fields.saleChangeAt = saleChangeAfter(new Date(), after);
    const saved = await this.products.update({ ownerId: ctx.userId, _id }, { $set: fields }, { rev });
    if (!saved) throw new DomainError('core.stale_rev');
    await publishMediaUse(this.outbox, before, saved);
    if (hasNewFiles(before, saved))
      await this.outbox.add(productFilesChanged, { ownerId: ctx.userId, productId: _id }, { tenantId: saved.tenantId });
    const isShown = before.state === 'published' || saved.state === 'published';
    // A bundle is sold out with its parts, published or not.
    return isShown || (await this.products.isInBundle(ctx.userId, _id)) ? this.announced(saved) : saved;
  }

  /** @throws DomainError core.not_found, core.limit_reached, commerce.product_blocked */
  async toggle(ownerId: string, _id: string, wanted?: 0 | 1): Promise<Product> {
    const before = requireFound(await this.products.findOne({ ownerId, _id }));
    const status = wanted ?? otherStatus(before);
    if (status === 1) await this.room.requireWithin(before, await this.room.limitOf(ownerId));
    if (status === 1 && before.isBlocked) throw new DomainError('commerce.product_blocked');
    return this.switchTo(before, { status });
  }

  /** Blocks a product for its seller, or gives it back. @throws DomainError core.not_found */
  async toggleAny(_id: string, wanted?: 0 | 1): Promise<Product> {
    const before = requireFound(await this.products.findForAdmin(_id));
    const status = wanted ?? otherStatus(before);
    return this.switchTo(before, { status, isBlocked: status === 0 });
  }

  private async switchTo({ userId: ownerId, _id }: Product, $set: Partial<Product>): Promise<Product> {
    const change = { $set };
    return this.database.transaction(async () =>
      this.announced(requireFound(await this.products.update({ ownerId, _id }, change))),
    );
  }

  /** @throws DomainError core.not_found when one of them is not there */
  async delete({ userId, tenantId }: UserCtx, ids: readonly string[]): Promise<string[]> {
    return this.database.transaction(async () => {
      const own = { ownerId: userId, _id: trusted({ $in: [...ids] }) };
      const found = await this.products.findMany(own);
      requireEach(ids, found);
      const deletedAt = new Date();
      await this.products.updateMany(own, { $set: { deletedAt } });
      for (const product of found)
        await publishMediaUse(this.outbox, product, { ...product, rev: product.rev + 1, deletedAt });
      await this.outbox.add(productsChanged, { ownerId: userId }, { tenantId });
      return [...ids];
    });
  }

  /** @throws DomainError core.not_found when one of them is not there, or was never deleted; core.limit_reached */
  async restore({ userId, tenantId }: UserCtx, ids: readonly string[]): Promise<string[]> {
    const limit = await this.room.limitOf(userId);
    return this.database.transaction(async () => {
      await this.room.require(userId, limit, ids.length);
      for (const _id of ids)
        await publishMediaUse(this.outbox, null, requireFound(await this.products.restore({ ownerId: userId, _id })));
      await this.outbox.add(productsChanged, { ownerId: userId }, { tenantId });
      return [...ids];
    });
  }

  /** @throws DomainError core.not_found, core.limit_reached */
  async duplicate(ctx: UserCtx, _id: string): Promise<Product> {
    const original = await this.get(ctx, _id);
    const i18n = textsFor(ctx.locale);
    const free = <Item extends { stock: Product['stock'] }>(item: Item): Item => ({
      ...item,
      stock: { ...item.stock, reserved: 0 },
    });
    const fields = {
      ...free(original),
      _id: newId(),
      publicId: newPublicId(),
      claimedSales: 0,
      stats: noStats,
      title: i18n.t('{title} (copy)', { title: original.title }).slice(0, 160),
      variants: original.variants.map(free),
      state: 'draft' as const,
      importKey: '',
    };
    const limit = await this.room.limitOf(ctx.userId);
    return this.database.transaction(async () => {
      await this.room.require(ctx.userId, limit);
      const copy = await this.products.insert(ctx.userId, fields);
      await publishMediaUse(this.outbox, null, copy);
      return copy;
    });
  }

  /** @throws DomainError core.not_found, core.limit_reached */
  async archive(ctx: UserCtx, _id: string, isArchived: boolean): Promise<Product> {
    const { userId } = ctx;
    if (!isArchived) await this.room.requireWithin(await this.get(ctx, _id), await this.room.limitOf(userId));
    const state = isArchived ? 'archived' : 'draft';
    return this.database.transaction(async () =>
      this.announced(requireFound(await this.products.update({ ownerId: userId, _id }, { $set: { state } }))),
    );
  }

  /** @returns all ids in their new order @throws DomainError core.not_found when one of them is not there */
  async order({ userId }: UserCtx, ids: readonly string[]): Promise<string[]> {
    return this.database.transaction(async () => {
      const all = await this.products.findMany({ ownerId: userId }, { sort: { order: 1, _id: 1 } });
      const known = all.map(({ _id }) => _id);
      if (!ids.every((id) => known.includes(id))) throw new DomainError('core.not_found');
      const ordered = [...ids, ...known.filter((id) => !ids.includes(id))];
      for (const [order, _id] of ordered.entries()) await this.products.setOrder(userId, _id, order);
      return ordered;
    });
  }

  /** Publishes its current state to pages; within the transaction of the change. */
  private async announced(product: Product): Promise<Product> {
    await this.outbox.add(productsChanged, { ownerId: product.userId }, { tenantId: product.tenantId });
    return product;
  }
}

/** Minor units mean something else in another currency, so a change of it names every amount that is set. */
function requireAllAmounts(sent: object, before: Product): void {
  const amounts = ['price', 'compareAtPrice', 'minPrice', 'suggestedPrice'] as const;
  for (const name of amounts)
    if (before[name] !== null && !(name in sent)) throw fieldRefusal(name, 'commerce.amount_in_new_currency');
  if (before.variants.length > 0 && !('variants' in sent))
    throw fieldRefusal('variants', 'commerce.variants_in_new_currency');
  if (before.shipping.rates.length > 0 && !('shipping' in sent))
    throw fieldRefusal('shipping', 'commerce.shipping_in_new_currency');
}

const otherStatus = ({ status }: Pick<Product, 'status'>): 0 | 1 => (status === 1 ? 0 : 1);
