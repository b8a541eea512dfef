import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addLicenceKeys,
  addUpdateProduct,
  getProduct,
  listDownloads,
  openDownload,
  returnUnsent,
  productFilesChanged,
  sendEmail,
  type Ctx,
  type OrderView,
  type RequestOf,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { aFile, ShopHarness } from '../testing/shop-harness.js';
import { AccessLinks } from '../links/access-links.js';

describe('downloads', () => {
  let shop: ShopHarness;
  let ana: Ctx & { userId: string };
  const accessOf = ({ _id, publicId }: OrderView) => ({
    orderPublicId: publicId,
    token: shop.get(AccessLinks).tokenOf(_id),
  });
  const list = (order: OrderView) => shop.call(listDownloads, accessOf(order), visitor());
  type Part = RequestOf<typeof openDownload>['part'];
  const open = async (order: OrderView, { network = 'home', part = null as Part, isCounted = true } = {}) => {
    const [download] = (await list(order)).downloads;
    const [file] = download?.files ?? [];
    const names = { downloadId: download?._id ?? '', mediaId: file?.mediaId ?? '' };
    return shop.call(openDownload, { ...accessOf(order), ...names, part, isCounted }, visitor(network));
  };
  const guide = (digital: object) => shop.product({ digital: { files: [aFile()], ...digital } }, ana);
  const mailsOf = ({ _id }: OrderView) =>
    shop.recordedJobs.of(sendEmail).filter(({ key }) => key === `order-receipt:${_id}`);

  beforeAll(async () => {
    shop = await ShopHarness.start();
    ana = shop.seller();
  }, 60_000);
  afterAll(() => shop.stop());

  it('are granted once when the order is paid, and the receipt is sent once', async () => {
    const { publicId } = await guide({ downloadLimit: 3, downloadDays: 7 });
    const paid = await shop.paid(publicId, ana);
    expect(await list(paid)).toMatchObject({ isReady: false, downloads: [] });
    await shop.hearPaid(paid._id, ana);
    await shop.hearPaid(paid._id, ana);
    const { downloads, order } = await list(paid);
    expect(order).toMatchObject({ publicId: paid.publicId, sellerName: 'Ana Sells' });
    expect(downloads).toMatchObject([
      { title: 'Guide', state: 'active', remaining: 3, files: [{ name: 'guide.zip' }] },
    ]);
    expect(mailsOf(paid)).toMatchObject([{ to: 'vera@example.com', template: 'order-receipt' }]);
    const link = new URL(mailsOf(paid)[0]?.values['downloadLink'] ?? '');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      order: paid.publicId,
      token: accessOf(paid).token,
    });
    expect(await shop.order(paid._id, ana)).toMatchObject({ state: 'fulfilled', fulfilmentState: 'granted' });
  });

  it("carry the seller's own words in the receipt", async () => {
    const after = { emailSubject: 'Your guide', emailBody: 'Start with chapter 2.' };
    const { publicId } = await shop.product({ digital: { files: [aFile()] }, after }, ana);
    const order = await shop.sold(publicId, ana);
    expect(mailsOf(order)[0]?.values).toMatchObject({ mailSubject: 'Your guide', ownText: 'Start with chapter 2.' });
  });

  it('are counted, and the last one is given to exactly one of several requests', async () => {
    const order = await shop.sold((await guide({ downloadLimit: 2 })).publicId, ana);
    await open(order);
    const tries = await Promise.allSettled(['a', 'b', 'c', 'd'].map((network) => open(order, { network })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await list(order)).downloads).toMatchObject([{ state: 'exhausted', remaining: 0, files: [{ path: '' }] }]);
    await expect(open(order)).rejects.toMatchObject({ code: 'downloads.exhausted' });
  });

  it('are not counted for what was not sent of one that broke off, nor for a look at its size', async () => {
    const order = await shop.sold((await guide({ downloadLimit: 1 })).publicId, ana);
    await open(order, { isCounted: false });
    const { file, reserved } = await open(order);
    expect(reserved).toBe(file.size);
    const [download] = (await list(order)).downloads;
    const names = { downloadId: download?._id ?? '', mediaId: download?.files[0]?.mediaId ?? '' };
    const unsent = Math.floor(file.size * 0.6);
    await shop.call(returnUnsent, { ...accessOf(order), ...names, unsent }, visitor('home'));
    const part = { from: file.size - unsent, to: null };
    expect(await open(order, { part })).toMatchObject({ reserved: unsent });
    const stranger = open(order, { part, network: 'elsewhere' });
    await expect(stranger).rejects.toMatchObject({ code: 'downloads.exhausted' });
    expect((await list(order)).downloads).toMatchObject([{ remaining: 0 }]);
  });

  it.each([
    ['all but the first byte', { from: 1, to: null }],
    ['all, as a part', { from: 0, to: null }],
    ['all, from its end', { from: null, to: 999_999_999 }],
  ])('are counted for %s of a file that was sent', async (_name, part) => {
    const order = await shop.sold((await guide({ downloadLimit: 2 })).publicId, ana);
    await open(order);
    await open(order, { part });
    expect((await list(order)).downloads).toMatchObject([{ remaining: 0, state: 'exhausted' }]);
    await expect(open(order, { part })).rejects.toMatchObject({ code: 'downloads.exhausted' });
  });

  it('have no limit and no end where the product says 0', async () => {
    const order = await shop.sold((await guide({ downloadLimit: 0, downloadDays: 0 })).publicId, ana);
    for (const network of ['a', 'b']) await open(order, { network });
    expect((await list(order)).downloads).toMatchObject([{ state: 'active', remaining: null, expiresAt: null }]);
  });

  it('end with their time', async () => {
    const order = await shop.sold((await guide({})).publicId, ana);
    await shop.rows('downloadGrants').updateOne({ orderId: order._id }, { $set: { expiresAt: new Date(0) } });
    expect((await list(order)).downloads).toMatchObject([{ state: 'expired', files: [{ path: '' }] }]);
    await expect(open(order)).rejects.toMatchObject({ code: 'downloads.expired' });
  });

  const changeFiles = async (_id: string, name: string) => {
    const { rev, digital } = (await shop.call(getProduct, { _id }, ana)).product;
    await shop.call(addUpdateProduct, { _id, rev, digital: { ...digital, files: [aFile(name)] } }, ana);
    return (await shop.events(productFilesChanged.name)).filter(({ productId }) => productId === _id).length;
  };

  it('bring the new files of a product to its buyers, who get a mail, where the seller wants it', async () => {
    const { _id, publicId } = await guide({ notifyBuyersOnUpdate: true, downloadLimit: 1 });
    const [kept, withdrawn] = [await shop.sold(publicId, ana), await shop.sold(publicId, ana)];
    await open(kept);
    await shop.rows('downloadGrants').updateOne({ orderId: withdrawn._id }, { $set: { state: 'revoked' } });
    expect(await changeFiles(_id, 'second.zip')).toBe(1);
    const at = new Date();
    const redeliver = () => shop.deliver(productFilesChanged, { ownerId: ana.userId, productId: _id }, at);
    await redeliver();
    expect((await list(kept)).downloads).toMatchObject([
      { state: 'active', remaining: 1, files: [{ name: 'second.zip' }] },
    ]);
    await open(kept);
    await redeliver();
    expect((await list(kept)).downloads).toMatchObject([{ state: 'exhausted', remaining: 0 }]);
    expect((await list(withdrawn)).downloads).toMatchObject([{ state: 'revoked', files: [{ name: 'guide.zip' }] }]);
    const mails = shop.recordedJobs.of(sendEmail).filter(({ template }) => template === 'order-files-updated');
    expect(new Set(mails.map(({ key }) => key.split(':')[1]))).toEqual(new Set([kept._id]));
    expect(mails[0]?.values).toMatchObject({ product: 'Guide', seller: 'Ana Sells' });
  });

  it('stay as they were bought where the seller sends no mails', async () => {
    const { _id, publicId } = await guide({});
    const order = await shop.sold(publicId, ana);
    expect(await changeFiles(_id, 'second.zip')).toBe(0);
    expect((await list(order)).downloads).toMatchObject([{ files: [{ name: 'guide.zip' }] }]);
  });

  it('stay closed to a wrong token, the token of another order, and files of another order', async () => {
    const { publicId } = await guide({});
    const [mine, theirs] = [await shop.sold(publicId, ana), await shop.sold(publicId, ana)];
    const wrong = [
      { ...accessOf(mine), token: 'x'.repeat(43) },
      { ...accessOf(mine), token: accessOf(theirs).token },
    ];
    for (const access of wrong)
      await expect(shop.call(listDownloads, access, visitor())).rejects.toMatchObject({ code: 'core.not_found' });
    const [foreign] = (await list(theirs)).downloads;
    const names = { downloadId: foreign?._id ?? '', mediaId: foreign?.files[0]?.mediaId ?? '' };
    const call = shop.call(openDownload, { ...accessOf(mine), ...names, part: null, isCounted: true }, visitor());
    await expect(call).rejects.toMatchObject({ code: 'core.not_found' });
  });

  it('give each licence key of the pool to one buyer, and leave an order without keys to its seller', async () => {
    const { _id: productId, publicId } = await shop.product({ digital: { licenceKeyMode: 'pool' } }, ana);
    const keys = ['A-1', 'A-2', 'A-2', 'A-3'];
    expect(await shop.call(addLicenceKeys, { productId, keys }, ana)).toMatchObject({ added: 3 });
    const paid = [await shop.paid(publicId, ana), await shop.paid(publicId, ana, 2), await shop.paid(publicId, ana)];
    await Promise.all(paid.map(({ _id }) => shop.hearPaid(_id, ana)));
    const given = (await Promise.all(paid.map(list))).flatMap(({ downloads }) => downloads[0]?.licenceKeys ?? []);
    expect(given.toSorted()).toEqual(['A-1', 'A-2', 'A-3']);
    const after = await Promise.all(paid.map(({ _id }) => shop.order(_id, ana)));
    expect(after.filter(({ needsAttention }) => needsAttention?.code === 'keys_missing').length).toBeGreaterThan(0);
  });

  it('make a licence key for each item where keys are generated', async () => {
    const { publicId } = await shop.product({ digital: { licenceKeyMode: 'generated' } }, ana);
    const [download] = (await list(await shop.sold(publicId, ana, 3))).downloads;
    expect(new Set(download?.licenceKeys).size).toBe(3);
    expect(download?.licenceKeys[0]).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/);
  });
});
