import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addUpdateProduct,
  deleteProducts,
  duplicateProduct,
  productMediaUsed,
  restoreProducts,
  type Ctx,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { ShopHarness } from '../testing/shop-harness.js';
import { productMediaUses } from './migrations/2026-11-26-product-media-uses.js';

const file = { mediaId: newId(), name: 'guide.pdf', size: 9 };
const path = (name: string) => `pictures/2026-11/${name}.webp`;
const address = (name: string) => `/media/${path(name)}`;

describe('which files of the library a product uses', () => {
  let shop: ShopHarness;
  let seller: Ctx & { userId: string };
  beforeAll(async () => {
    shop = await ShopHarness.start();
  }, 60_000);
  afterAll(() => shop.stop());
  beforeEach(() => {
    seller = shop.seller();
  });

  const save = (sent: RequestInput<typeof addUpdateProduct>) => shop.call(addUpdateProduct, sent, seller);
  const published = async () => {
    const events = await shop.events(productMediaUsed.name);
    return events.map((data) => productMediaUsed.data.parse(data)).filter(({ userId }) => userId === seller.userId);
  };
  const last = async () => (await published()).at(-1);

  it('is published with all its pictures and downloads', async () => {
    const { _id, rev } = await save({
      title: 'Mug',
      thumb: address('cover'),
      images: [address('one'), '/catalogue/slow-river/river.webp', 'https://example.com/two.png'],
      variants: [{ id: 's', title: 'S', image: address('small') }],
      seo: { image: address('preview') },
      digital: { files: [file] },
    });
    expect(await published()).toEqual([
      {
        ...{ recordId: _id, userId: seller.userId, title: 'Mug', version: rev, mediaIds: [file.mediaId] },
        paths: ['cover', 'one', 'preview', 'small'].map(path),
      },
    ]);
  });

  it('is published again when a file or the title changes, and only then', async () => {
    const made = await save({ title: 'Mug', thumb: address('one') });
    const { _id } = made;
    const dearer = await save({ _id, rev: made.rev, price: '5' });
    expect(await published()).toHaveLength(1);
    const renamed = await save({ _id, rev: dearer.rev, title: 'Cup' });
    expect(await last()).toMatchObject({ title: 'Cup', version: renamed.rev, paths: [path('one')] });
    const other = await save({ _id, rev: renamed.rev, thumb: address('two') });
    expect(await last()).toMatchObject({ title: 'Cup', version: other.rev, paths: [path('two')] });
    await save({ _id, rev: other.rev, thumb: '' });
    expect(await last()).toMatchObject({ version: other.rev + 1, paths: [], mediaIds: [] });
    expect(await published()).toHaveLength(4);
  });

  it('is not published for a product without files', async () => {
    const { _id, rev } = await save({ title: 'Talk' });
    await save({ _id, rev, title: 'Long talk' });
    await shop.call(deleteProducts, { _id }, seller);
    expect(await published()).toEqual([]);
  });

  it('is nothing once it is deleted, and the same again when it is restored', async () => {
    const { _id, rev } = await save({ title: 'Mug', thumb: address('one') });
    await shop.call(deleteProducts, { _id }, seller);
    expect(await last()).toMatchObject({ recordId: _id, version: rev + 1, paths: [] });
    await shop.call(restoreProducts, { ids: [_id] }, seller);
    expect(await last()).toMatchObject({ recordId: _id, version: rev + 2, paths: [path('one')] });
  });

  it('is published for a copy', async () => {
    const original = await save({ title: 'Mug', thumb: address('one') });
    const copy = await shop.call(duplicateProduct, { _id: original._id }, seller);
    expect(await last()).toMatchObject({ recordId: copy._id, title: copy.title, paths: [path('one')] });
  });

  it('is published for products stored before, with their present version', async () => {
    const { _id, rev } = await save({ title: 'Mug', thumb: address('one') });
    const gone = await save({ title: 'Gone', thumb: address('two') });
    await shop.call(deleteProducts, { _id: gone._id }, seller);
    const before = (await published()).length;
    await productMediaUses.up(shop.database);
    expect((await published()).slice(before)).toEqual([
      { recordId: _id, userId: seller.userId, title: 'Mug', version: rev, paths: [path('one')], mediaIds: [] },
    ]);
  });
});
