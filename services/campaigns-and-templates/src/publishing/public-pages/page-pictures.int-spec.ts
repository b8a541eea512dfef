import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addSection, mediaFileDrawn, publishCampaign, type Ctx, type PictureFacts } from '@linkyard/contracts';
import type { Binary } from 'mongodb';
import { creator, ServiceHarness } from '../../testing/service-harness.js';
import { PageRefresh } from './page-refresh.js';
import { picturePaths } from './page-pictures.js';
import { PictureChanges } from './picture-changes.js';

let harness: ServiceHarness;
let count = 0;
beforeAll(async () => {
  harness = await ServiceHarness.start();
}, 60_000);
afterAll(() => harness.stop());
beforeEach(() => {
  harness.pictures = null;
});

const newPath = () => `/media/pictures/2026-11/picture-${(count += 1)}.webp`;
const factsOf = (path: string): PictureFacts => ({
  ...{ path, width: 1200, height: 800, alt: 'From the library', placeholder: '', focalPoint: null },
  sizes: [{ mime: 'image/avif', width: 320, path: path.replace('.webp', '.avif') }],
});
async function publishedWith(owner: Ctx, path: string) {
  const { campaign, templateId, pageId } = await harness.aCampaign(owner);
  const sectionData = { name: '', image: path, imageAlt: '', tagline: '' };
  await harness.call(addSection, { templateId, pageId, type: 'el_profile', sectionData }, owner);
  await harness.call(publishCampaign, { _id: campaign._id }, owner);
  return campaign._id;
}
async function htmlOf(campaignId: string): Promise<string> {
  const row = await harness.rows('rendered_pages').findOne({ campaignId });
  return gunzipSync((row?.['gzip'] as Binary).buffer).toString();
}
const drawn = async (path: string) => {
  const meta = { eventId: 'e', tenantId: null, requestId: null, at: new Date() };
  await harness.database.transaction(async (session) => {
    const data = { mediaId: 'a'.repeat(24), userId: 'b'.repeat(24), path };
    await harness.get(PictureChanges).onDrawn(data, { ...meta, session });
  });
};

describe('pictures of published pages', () => {
  it('are offered in their sizes, with the words of the library', async () => {
    const path = newPath();
    harness.pictures = [factsOf(path)];
    const html = await htmlOf(await publishedWith(creator(), path));
    expect(html).toContain(`srcSet="${path.replace('.webp', '.avif')} 320w"`);
    expect(html).toContain('alt="From the library"');
  });

  it('are plain ones while the media service is down: a publish does not wait for it', async () => {
    const path = newPath();
    const html = await htmlOf(await publishedWith(creator(), path));
    expect(html).toContain(`src="${path}"`);
    expect(html).not.toContain('<picture>');
  });

  it(`are rendered again by ${mediaFileDrawn.name}, without a new revision, and only where they are`, async () => {
    const [mine, other] = [newPath(), newPath()];
    const [id, otherId] = [await publishedWith(creator(), mine), await publishedWith(creator(), other)];
    const revisions = await harness.rows('revisions').countDocuments();
    harness.pictures = [factsOf(mine), factsOf(other)];
    await drawn(mine);
    await harness.get(PageRefresh).carryOut(id);
    await harness.get(PageRefresh).carryOut(otherId);
    expect(await htmlOf(id)).toContain('<picture>');
    expect(await htmlOf(otherId)).not.toContain('<picture>');
    expect(await harness.rows('revisions').countDocuments()).toBe(revisions);
  });

  it('stay requested when the media service does not answer a refresh', async () => {
    const path = newPath();
    const id = await publishedWith(creator(), path);
    await drawn(path);
    await expect(harness.get(PageRefresh).carryOut(id)).rejects.toMatchObject({ code: 'core.unavailable' });
    harness.pictures = [factsOf(path)];
    await harness.get(PageRefresh).carryOut(id);
    expect(await htmlOf(id)).toContain('<picture>');
  });
});

describe('the addresses of pictures in data', () => {
  it('are found wherever they stand, once, and none of other hosts or with a query', () => {
    const data = [
      { a: '/media/pictures/x.webp', b: [{ c: '/media/pictures/x.webp' }, { d: 'https://e.example/media/y.webp' }] },
      {
        e: '/media/documents/z.pdf?signature=1',
        f: '/catalogue/a.webp',
        g: null,
        h: 'see /media/q.webp',
        at: new Date(),
      },
    ];
    expect(picturePaths(data)).toEqual(['/media/pictures/x.webp']);
  });
});
