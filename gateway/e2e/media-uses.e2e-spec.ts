import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  addUpdateProduct,
  createCampaign,
  deleteProducts,
  deleteSection,
  mediaUses,
  restoreMedia,
  uploadUserFile,
  userMedia,
  type MediaUse,
  type MediaView,
  type WireReply,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCreator, until, type Person } from '@linkyard/testing';
import { editorOf } from './editor-of.js';

/** One grey pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

async function picture(person: Person): Promise<MediaView> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(pixel)], { type: 'image/png' }), 'Quay.png');
  const headers = { authorization: person.token };
  const reply = await fetch(`${baseUrl()}${uploadUserFile.http?.path}`, { method: 'POST', body: form, headers });
  const body: WireReply<MediaView> = await reply.json();
  if (!body.data) throw new Error(`an upload answered ${reply.status}: ${JSON.stringify(body)}`);
  return body.data;
}

/** What one service has to say reaches the other a moment later. */
async function usesOnce(person: Person, id: string, fits: (uses: readonly MediaUse[]) => boolean) {
  const { uses } = await until(
    () => must(mediaUses, { id }, person.token),
    (seen) => fits(seen.uses),
  );
  return uses;
}

describe('a picture on a page', () => {
  let ana: Person;
  beforeAll(async () => {
    ana = await newCreator('Ana');
  });

  it('knows it, is not deleted by accident, and goes on being shown when it is deleted on purpose', async () => {
    const item = await picture(ana);
    const campaign = await must(createCampaign, { campName: `uses-${item._id}`, title: 'My quay' }, ana.token);
    const { templateId, pageId } = await editorOf(ana, campaign);
    const images = [{ imgUrl: item.file.path, redirectUrl: '', imgId: item._id, alt: '' }];
    const sectionData = { title: '', images, type: 'Full' };
    const section = await must(addSection, { templateId, pageId, type: 'el_gallery', sectionData }, ana.token);
    const use = { kind: 'template', id: templateId, title: 'My quay' };
    expect(await usesOnce(ana, item._id, ({ length }) => length === 1)).toEqual([use]);

    const remove = (force?: true) =>
      call(userMedia, { type: 'delete', data: [item._id], ...(force ? { force } : {}) }, ana.token);
    expect(await remove()).toMatchObject({
      http: 409,
      body: { code: 'media.in_use', errors: [{ path: 'data.0', message: '“Quay” is used in “My quay”.' }] },
    });
    expect(await remove(true)).toMatchObject({ http: 200 });
    expect((await fetch(`${baseUrl()}${item.file.path}`)).status).toBe(200);

    await must(deleteSection, { _id: section._id }, ana.token);
    expect(await usesOnce(ana, item._id, ({ length }) => length === 0)).toEqual([]);
    await must(restoreMedia, { ids: [item._id] }, ana.token);
    expect(await remove()).toMatchObject({ http: 200 });
  });
});

describe('a picture of a product', () => {
  it('is counted as used until the product is deleted', async () => {
    const ana = await newCreator('Ana');
    const item = await picture(ana);
    const product = await must(addUpdateProduct, { title: 'Mug', thumb: item.file.path }, ana.token);
    const use = { kind: 'product', id: product._id, title: 'Mug' };
    expect(await usesOnce(ana, item._id, ({ length }) => length === 1)).toEqual([use]);
    const refused = await call(userMedia, { type: 'delete', data: [item._id] }, ana.token);
    expect(refused).toMatchObject({ http: 409, body: { code: 'media.in_use' } });
    await must(deleteProducts, { _id: product._id }, ana.token);
    expect(await usesOnce(ana, item._id, ({ length }) => length === 0)).toEqual([]);
    expect(await call(userMedia, { type: 'delete', data: [item._id] }, ana.token)).toMatchObject({ http: 200 });
  });
});
