import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addSection,
  deleteCampaign,
  deleteSection,
  duplicateCampaign,
  publishCampaign,
  saveSection,
  templateMediaUsed,
  updateCampaign,
} from '@linkyard/contracts';
import { creator, ServiceHarness } from '../../testing/service-harness.js';
import { MediaUses } from './media-uses.js';
import { MediaReferenceReconciler } from './media-reference-reconciler.js';

let harness: ServiceHarness;
let owner: ReturnType<typeof creator>;
beforeAll(async () => {
  harness = await ServiceHarness.start();
}, 30_000);
afterAll(() => harness.stop());
beforeEach(() => {
  owner = creator();
});

const pathOf = (name: string) => `pictures/2026-11/${name}.webp`;
const picture = (name: string) => ({
  title: '',
  images: [{ imgUrl: `/media/${pathOf(name)}`, redirectUrl: '', imgId: '', alt: '' }],
  type: 'Full',
});
/** The published events about this owner's templates, in order. */
const published = async () => {
  await harness.get(MediaUses).settled();
  const events = await harness.events(templateMediaUsed.name);
  return events.map((data) => templateMediaUsed.data.parse(data)).filter(({ userId }) => userId === owner.userId);
};
const withPicture = async (name: string) => {
  const { campaign, pageId, templateId } = await harness.aCampaign(owner, 'Quay');
  const sectionData = picture(name);
  const section = await harness.call(addSection, { templateId, pageId, type: 'el_gallery', sectionData }, owner);
  return { campaign, templateId, section };
};
const show = (section_id: string, name: string) =>
  harness.call(saveSection, { section_id, sectionData: picture(name), animation: {}, title: 'Pictures' }, owner);

describe('which files a template shows', () => {
  it('is published when it changes, and only then', async () => {
    const { templateId, section } = await withPicture('one');
    const first = { templateId, userId: owner.userId, title: 'Quay', version: 1, paths: [pathOf('one')] };
    expect(await published()).toEqual([first]);
    await show(section._id, 'one');
    expect(await published()).toEqual([first]);
    await show(section._id, 'two');
    expect((await published()).slice(1)).toEqual([{ ...first, version: 2, paths: [pathOf('two')] }]);
    await harness.call(deleteSection, { _id: section._id }, owner);
    expect((await published()).slice(2)).toEqual([{ ...first, version: 3, paths: [] }]);
  });

  it('holds what visitors still see beside the draft', async () => {
    const { campaign, section } = await withPicture('live');
    await harness.call(publishCampaign, { _id: campaign._id }, owner);
    await show(section._id, 'draft');
    expect((await published()).at(-1)?.paths).toEqual([pathOf('draft'), pathOf('live')]);
    await harness.call(publishCampaign, { _id: campaign._id }, owner);
    expect((await published()).at(-1)?.paths).toEqual([pathOf('draft')]);
  });

  it('holds the pictures of the page’s settings, under its present title', async () => {
    const { campaign } = await withPicture('one');
    const { _id, seo } = campaign;
    const ogImage = `/media/${pathOf('preview')}`;
    await harness.call(updateCampaign, { _id, title: 'Pier', seo: { ...seo, ogImage } }, owner);
    expect((await published()).at(-1)).toMatchObject({ title: 'Pier', paths: [pathOf('one'), pathOf('preview')] });
  });

  it('is published for a copy, and is empty once a page is deleted', async () => {
    const { campaign, templateId } = await withPicture('one');
    await published();
    const copy = await harness.call(duplicateCampaign, { _id: campaign._id }, owner);
    expect((await published()).at(-1)).toMatchObject({
      templateId: copy.templateId,
      version: 1,
      paths: [pathOf('one')],
    });
    await harness.call(deleteCampaign, { _id: campaign._id }, owner);
    expect((await published()).at(-1)).toMatchObject({ templateId, version: 2, paths: [] });
  });

  it('noted by concurrent calls is published once', async () => {
    const { templateId } = await withPicture('one');
    await Promise.all(Array.from({ length: 5 }, () => harness.get(MediaUses).note(templateId)));
    expect(await published()).toHaveLength(1);
  });

  it('is found by the net when a change was not noted', async () => {
    const { templateId, section } = await withPicture('one');
    await published();
    await harness.get(MediaReferenceReconciler).run();
    // As after a crash: written, but not published.
    await harness
      .rows('sections')
      .updateOne({ _id: section._id }, { $set: { sectionData: picture('late'), updatedAt: new Date() } });
    await harness.get(MediaReferenceReconciler).run();
    expect((await published()).at(-1)).toMatchObject({ templateId, version: 2, paths: [pathOf('late')] });
  }, 20_000);
});
