import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  archiveProduct,
  deleteProducts,
  duplicateProduct,
  getPrivateFile,
  getProduct,
  getPublicProduct,
  listProductIds,
  listProducts,
  orderProducts,
  productsChanged,
  toggleProduct,
  type Ctx,
  type RequestInput,
} from '@linkyard/contracts';
import { creator, ServiceUnderTest } from '@linkyard/service-kit/testing';
import { commerceService } from '../commerce.module.js';
import { ProductsRepository } from './products.repository.js';
import { SaleChangesJob } from './sale-changes.job.js';

class Commerce extends ServiceUnderTest {
  static async start() {
    const commerce = new Commerce(await this.open(commerceService));
    await commerce.build(commerceService.module, []);
    return commerce;
  }
}

const aFile = { storageKey: 'documents/a.zip', mime: 'application/zip', size: 9, fileName: 'a.zip', etag: 'e' };

describe('products', () => {
  let commerce: Commerce;
  let ana: Ctx & { userId: string };
  let ben: Ctx & { userId: string };
  const save = (sent: RequestInput<typeof addUpdateProduct>, ctx: Ctx = ana) =>
    commerce.call(addUpdateProduct, sent, ctx);
  const published = (sent: RequestInput<typeof addUpdateProduct> = {}, ctx: Ctx = ana) =>
    save({ title: 'Mug', price: '12.30', currency: 'EUR', state: 'published', ...sent }, ctx);
  const track = (onHand: number) => ({ track: true, onHand, allowBackorder: false, lowAt: 1 });

  beforeAll(async () => {
    commerce = await Commerce.start();
    [ana, ben] = [creator(), creator()];
    commerce.answeringBus.answer(getPrivateFile, ({ userId }) => ({ file: userId === ana.userId ? aFile : null }));
  }, 60_000);
  afterAll(() => commerce.stop());

  it('begin as drafts of their own, with an unguessable public id', async () => {
    const [one, two] = [await save({}), await save({})];
    expect(one).toMatchObject({ state: 'draft', status: 1, rev: 1, title: '', price: null });
    expect(one.publicId).toMatch(/^[\w-]{22}$/);
    expect(one.publicId).not.toBe(two.publicId);
  });

  it('name only files and products of their own seller', async () => {
    const [own, foreign] = [await save({}), await save({}, ben)];
    const sent = { digital: { files: [{ mediaId: 'f'.repeat(24), name: 'a.zip', size: 9 }] } };
    const offers = { orderBumpProductId: own._id, upsellProductId: own._id };
    const { _id, rev } = await save({ ...sent, checkout: offers });
    await expect(save(sent, ben)).rejects.toMatchObject({
      details: { errors: [{ path: 'digital.files.0.mediaId' }] },
    });
    const stolen = { orderBumpProductId: foreign._id, upsellProductId: foreign._id };
    await expect(save({ _id, rev, checkout: stolen })).rejects.toMatchObject({
      code: 'core.invalid_input',
      details: { errors: [{ path: 'checkout.orderBumpProductId' }, { path: 'checkout.upsellProductId' }] },
    });
    await commerce.call(deleteProducts, { _id: own._id }, ana);
    expect((await save({ _id, rev, checkout: offers })).rev).toBe(rev + 1);
  });

  it.each([
    ['EUR', '12.30', 1230],
    ['JPY', '1500', 1500],
    ['KWD', '1.250', 1250],
  ])('keep amounts in %s as minor units', async (currency, price, amount) => {
    expect((await save({ currency, price })).price).toEqual({ amount, currency });
  });

  it.each([
    ['an amount that the currency does not know', { currency: 'JPY', price: '1.5' }, 'price'],
    ['the same variant twice', { variants: ['S', 's'].map((title) => ({ id: title, title })) }, 'variants.1.title'],
    ['a variant with such an amount', { variants: [{ id: 'a', price: '1.234' }] }, 'variants.0.price'],
    ['a published product without a title', { price: '1', state: 'published' as const }, 'title'],
    ['a published product without a price', { title: 'Mug', state: 'published' as const }, 'price'],
    [
      'a sale that ends before it begins',
      { saleStart: '2026-02-01T00:00:00Z', saleEnd: '2026-01-01T00:00:00Z' },
      'saleEnd',
    ],
  ])('refuse %s', async (_what, sent, path) => {
    const before = await commerce.rows('products').countDocuments({});
    const refused = { code: 'core.invalid_input', details: { errors: [{ path }] } };
    await expect(save(sent)).rejects.toMatchObject(refused);
    expect(await commerce.rows('products').countDocuments({})).toBe(before);
  });

  it('that are free, or priced by each variant, are published without a price of their own', async () => {
    expect(await published({ price: '', priceModel: 'free' })).toMatchObject({ state: 'published' });
    const variants = [{ id: 's', price: '5', options: { size: 'S' } }];
    const product = await published({ price: '', variants });
    expect(product.variants[0]).toMatchObject({ price: { amount: 500, currency: 'EUR' }, options: { size: 'S' } });
  });

  it('change by the fields that are sent, once per revision', async () => {
    const { _id, rev } = await published({ description: 'Thin and strong' });
    const saved = await save({ _id, rev, title: 'Large mug' });
    expect(saved).toMatchObject({
      title: 'Large mug',
      slug: 'large-mug',
      description: 'Thin and strong',
      rev: rev + 1,
    });
    await expect(save({ _id, rev, title: 'Late' })).rejects.toMatchObject({ code: 'core.stale_rev' });
    expect((await commerce.call(getProduct, { _id }, ana)).product.title).toBe('Large mug');
  });

  it('change their currency only with every amount', async () => {
    const { _id, rev } = await published();
    await expect(save({ _id, rev, currency: 'JPY' })).rejects.toMatchObject({ code: 'core.invalid_input' });
    const saved = await save({ _id, rev, currency: 'JPY', price: '1500' });
    expect(saved.price).toEqual({ amount: 1500, currency: 'JPY' });
  });

  it('of another seller are missing', async () => {
    const { _id, rev } = await published();
    const calls = [
      commerce.call(getProduct, { _id }, ben),
      save({ _id, rev, title: 'Mine' }, ben),
      commerce.call(toggleProduct, { _id }, ben),
      commerce.call(deleteProducts, { _id }, ben),
      commerce.call(duplicateProduct, { _id }, ben),
      commerce.call(archiveProduct, { _id, isArchived: true }, ben),
      commerce.call(orderProducts, { ids: [_id] }, ben),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'core.not_found' });
    expect(await commerce.call(getProduct, { _id }, ana)).toMatchObject({ product: { rev, title: 'Mug' } });
  });

  it('are open to buyers while they are published and on, without what is the seller’s', async () => {
    const sent = { stock: track(3), digital: { externalUrl: 'https://example.com/secret' } };
    const { _id, publicId } = await published(sent);
    const { product } = await commerce.call(getPublicProduct, { publicId }, ben);
    expect(product).toMatchObject({ title: 'Mug', isOnSale: true, isInStock: true });
    expect(JSON.stringify(product)).not.toMatch(/onHand|secret|userId|emailBody/);
    await commerce.call(toggleProduct, { _id }, ana);
    const call = commerce.call(getPublicProduct, { publicId }, ben);
    await expect(call).rejects.toMatchObject({ code: 'core.not_found' });
  });

  it('are listed in the seller’s order, found by title, and archived ones only on demand', async () => {
    const seller = creator();
    const [a, b, c] = [
      await save({ title: 'Apple' }, seller),
      await save({ title: 'Bread' }, seller),
      await save({ title: 'Corn' }, seller),
    ];
    await commerce.call(orderProducts, { ids: [c._id] }, seller);
    const titles = async (request: RequestInput<typeof listProducts>) =>
      (await commerce.call(listProducts, request, seller)).data.map(({ title }) => title);
    expect(await titles({})).toEqual(['Corn', 'Apple', 'Bread']);
    expect(await titles({ searchTerm: 'rea' })).toEqual(['Bread']);
    expect(await titles({ searchTerm: '.*' })).toEqual([]);
    await commerce.call(archiveProduct, { _id: b._id, isArchived: true }, seller);
    expect(await titles({ sort: '-title' })).toEqual(['Corn', 'Apple']);
    expect(await titles({ filters: { state: 'archived' } })).toEqual(['Bread']);
    const withForeign = commerce.call(deleteProducts, { ids: [a._id, 'f'.repeat(24)] }, seller);
    await expect(withForeign).rejects.toMatchObject({ code: 'core.not_found' });
    expect((await commerce.call(deleteProducts, { ids: [a._id, b._id] }, seller)).ids).toEqual([a._id, b._id]);
    expect(await titles({})).toEqual(['Corn']);
    expect((await commerce.call(listProductIds, {}, seller)).products).toEqual([]);
  });

  it('are copied as drafts with a public id of their own and nothing reserved', async () => {
    const original = await published({ stock: track(3) });
    const place = { ownerId: ana.userId, _id: original._id, variantId: null };
    await commerce.get(ProductsRepository).reserve(place, 2);
    const copy = await commerce.call(duplicateProduct, { _id: original._id }, ana);
    expect(copy).toMatchObject({ state: 'draft', title: 'Mug (copy)', stock: { onHand: 3, reserved: 0 } });
    expect(copy.publicId).not.toBe(original.publicId);
    const german = await commerce.call(duplicateProduct, { _id: original._id }, { ...ana, locale: 'de' });
    expect(german.title).toBe('Mug (Kopie)');
  });

  it.each([
    ['of a product', null],
    ['of a variant', 'red'],
  ])('stock %s is never reserved twice', async (_of, variantId) => {
    const variants = ['red', 'blue'].map((id) => ({ id, stock: track(5) }));
    const { _id } = await published(variantId ? { variants } : { stock: track(5) });
    const products = commerce.get(ProductsRepository);
    const place = { ownerId: ana.userId, _id, variantId };
    const stock = async () => {
      const { product } = await commerce.call(getProduct, { _id }, ana);
      return variantId ? product.variants[0]?.stock : product.stock;
    };
    const tries = await Promise.all(Array.from({ length: 12 }, () => products.reserve(place, 1)));
    expect(tries.filter(Boolean)).toHaveLength(5);
    expect(await stock()).toMatchObject({ onHand: 5, reserved: 5 });
    expect(await products.sell(place, 2)).toBe(true);
    expect(await products.release(place, 3)).toBe(true);
    expect(await products.release(place, 1)).toBe(false);
    expect(await stock()).toMatchObject({ onHand: 3, reserved: 0 });
    expect(await products.reserve({ ...place, ownerId: ben.userId }, 1)).toBe(false);
  });

  it('are found for a checkout by several public ids, without those that are not for sale', async () => {
    const [mug, cup] = [await published(), await published({ title: 'Cup' }, ben)];
    const draft = await save({ title: 'Draft' });
    const found = await commerce
      .get(ProductsRepository)
      .findPublished([mug, cup, draft].map(({ publicId }) => publicId));
    expect(found.map(({ _id }) => _id).sort()).toEqual([mug._id, cup._id].sort());
  });

  it('that are not tracked, or may be ordered without stock, are always free', async () => {
    const products = commerce.get(ProductsRepository);
    const untracked = await published();
    const backorder = await published({ stock: { ...track(0), allowBackorder: true } });
    for (const { _id } of [untracked, backorder])
      expect(await products.reserve({ ownerId: ana.userId, _id, variantId: null }, 3)).toBe(true);
  });

  it('keep what is reserved when their seller saves them', async () => {
    const { _id, rev } = await published({ stock: track(5) });
    await commerce.get(ProductsRepository).reserve({ ownerId: ana.userId, _id, variantId: null }, 2);
    expect((await save({ _id, rev, stock: track(9) })).stock).toMatchObject({ onHand: 9, reserved: 2 });
  });

  it.each([
    ['unedited', 3, 1],
    ['raised by 4', 7, 5],
    ['lowered by more than is left', 1, 0],
  ])('keep sales made after the editor was opened, with a count that is %s', async (_what, onHand, stored) => {
    const variants = [{ id: 'red', stock: track(3) }];
    const { _id, rev } = await published({ stock: track(3), variants });
    const products = commerce.get(ProductsRepository);
    for (const variantId of [null, 'red']) {
      const place = { ownerId: ana.userId, _id, variantId };
      await products.reserve(place, 2);
      await products.sell(place, 2);
    }
    const stock = { ...track(onHand), onHandSeen: 3 };
    const saved = await save({ _id, rev, title: 'Cup', stock, variants: [{ id: 'red', stock }] });
    expect([saved.stock.onHand, saved.variants[0]?.stock.onHand]).toEqual([stored, stored]);
  });

  it('are saved with a count that backorders took below 0, and refuse such a count where it is new', async () => {
    const backorder = { ...track(0), allowBackorder: true };
    const { _id, rev } = await published({ stock: backorder });
    const place = { ownerId: ana.userId, _id, variantId: null };
    await commerce.get(ProductsRepository).reserve(place, 2);
    await commerce.get(ProductsRepository).sell(place, 2);
    const stock = { ...backorder, onHand: -2, onHandSeen: -2 };
    expect((await save({ _id, rev, title: 'Cup', stock })).stock.onHand).toBe(-2);
    await expect(save({ title: 'Cup', stock: { ...backorder, onHand: -1 } })).rejects.toMatchObject({
      code: 'core.invalid_input',
    });
  });

  it('count each sale that is made while their seller saves them', async () => {
    const { _id, rev } = await published({ stock: track(9) });
    const place = { ownerId: ana.userId, _id, variantId: null };
    const products = commerce.get(ProductsRepository);
    await products.reserve(place, 4);
    const sales = Array.from({ length: 4 }, () => products.sell(place, 1));
    await Promise.all([...sales, save({ _id, rev, title: 'Cup', stock: { ...track(9), onHandSeen: 9 } })]);
    expect((await commerce.call(getProduct, { _id }, ana)).product.stock).toMatchObject({ onHand: 5, reserved: 0 });
  });

  it('publish the start and the end of a sale to pages, once each', async () => {
    const job = commerce.get(SaleChangesJob);
    const run = async (at: string) => {
      const before = await events();
      await job.run(new AbortController().signal, new Date(at));
      return (await events()) - before;
    };
    const seller = creator();
    const events = async () =>
      (await commerce.events(productsChanged.name)).filter(({ ownerId }) => ownerId === seller.userId).length;
    await published({ saleStart: '2990-01-01T00:00:00Z', saleEnd: '2990-02-01T00:00:00Z' }, seller);
    await save({ saleStart: '2990-01-01T00:00:00Z' }, seller);
    expect(await run('2989-12-31T23:59:59Z')).toBe(0);
    expect([await run('2990-01-01T00:00:00Z'), await run('2990-01-01T00:01:00Z')]).toEqual([1, 0]);
    expect([await run('2990-02-01T00:00:00Z'), await run('2990-03-01T00:00:00Z')]).toEqual([1, 0]);
  });
});
