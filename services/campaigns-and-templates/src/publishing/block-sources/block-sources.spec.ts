import { describe, expect, it } from '@jest/globals';
import { productItem, type SourceAsk } from '@linkyard/contracts';
import { createLogger, DomainError } from '@linkyard/service-kit';
import type { BlockSource } from './block-source.js';
import { BlockSources } from './block-sources.js';

const owner = 'a'.repeat(24);
const id = (last: string) => last.padStart(24, '0');
const product = (last: string) =>
  productItem.parse({
    _id: id(last),
    title: 'Mug',
    summary: '',
    image: '',
    priceModel: 'free',
    price: null,
    compareAt: null,
    soldOut: false,
    href: '/checkout/x',
  });

/** Products, kept by this spec. */
class FakeProducts implements BlockSource<'products'> {
  readonly kind = 'products';
  readonly asked: SourceAsk[] = [];
  isAway = false;
  constructor(private readonly products = [product('1')]) {}

  async find(ask: SourceAsk) {
    this.asked.push(ask);
    if (this.isAway) throw new DomainError('core.unavailable');
    return this.products;
  }
}

const logger = createLogger('spec', 'silent');
const sections = [
  { _id: id('a'), type: 'el_product', sectionData: { productIds: [id('1')] } },
  { _id: id('b'), type: 'el_product', sectionData: {} },
  { _id: id('c'), type: 'el_appointment', sectionData: {} },
];

describe('what blocks show of other services', () => {
  it('is asked for once, whatever number of sections wants it', async () => {
    const products = new FakeProducts();
    expect(await new BlockSources([products], logger).resolve(owner, sections)).toEqual({ products: [product('1')] });
    expect(products.asked).toEqual([{ userId: owner, ids: [id('1')], newest: 24, sectionIds: [id('a'), id('b')] }]);
  });
  it('is not asked for where no section wants it', async () => {
    const products = new FakeProducts();
    const plain = [{ _id: id('d'), type: 'el_heading', sectionData: { text: 'Hi' } }];
    expect(await new BlockSources([products], logger).resolve(owner, plain)).toEqual({});
    expect(products.asked).toEqual([]);
  });
  it('is nothing without a source', async () => {
    const none = new BlockSources([], logger);
    expect(await none.resolve(owner, sections)).toEqual({});
    expect(await none.offer(owner)).toEqual({});
  });
  it('is never quietly left out of what visitors get', async () => {
    const products = new FakeProducts();
    products.isAway = true;
    const sources = new BlockSources([products], logger);
    await expect(sources.resolve(owner, sections)).rejects.toMatchObject({ code: 'core.unavailable' });
    expect(await sources.offer(owner)).toEqual({});
  });
  it('is offered only where there is something', async () => {
    expect(await new BlockSources([new FakeProducts([])], logger).offer(owner)).toEqual({});
    expect(await new BlockSources([new FakeProducts()], logger).offer(owner)).toEqual({ products: [product('1')] });
  });
});
