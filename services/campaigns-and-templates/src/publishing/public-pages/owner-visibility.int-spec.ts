import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createPreviewLink,
  getPageVersions,
  listPublicAddresses,
  previewPage,
  publishCampaign,
  renderPublicPage,
} from '@linkyard/contracts';
import { creator, ServiceHarness, visitor } from '../../testing/service-harness.js';
import { OwnerVisibilityHandler } from './owner-visibility.handler.js';

describe('the pages of an account that is hidden', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 60_000);
  afterAll(() => service.stop());

  const aPublishedPage = async () => {
    const owner = creator();
    const { campaign } = await service.aCampaign(owner);
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    return { owner, ...campaign };
  };
  const setVisible = (userId: string, isVisible: boolean, rev: number) =>
    service
      .get(OwnerVisibilityHandler)
      .apply(
        { userId, tenantId: null, isVisible, rev },
        { eventId: `${userId}-${rev}`, tenantId: null, requestId: null, at: new Date() },
      );
  const isOpen = async (campName: string) =>
    (await service.call(renderPublicPage, { campName, pageSlug: null }, visitor())).found;
  const isOff = async (campName: string) =>
    (await service.call(renderPublicPage, { campName, pageSlug: null }, visitor())).isOff;
  const versionOf = async (_id: string) =>
    (await service.call(getPageVersions, { campaignIds: [_id] }, visitor())).versions[0]?.version;

  it('are not found, have no version and stand in no sitemap, until it is visible again', async () => {
    const { owner, _id, campName } = await aPublishedPage();
    const other = await aPublishedPage();
    const before = await versionOf(_id);
    await setVisible(owner.userId, false, 5);
    expect([await isOpen(campName), await isOpen(other.campName)]).toEqual([false, true]);
    expect([await isOff(campName), await isOff(other.campName), await isOff('no-such-page')]).toEqual([
      ...[true, false, false],
    ]);
    expect(await versionOf(_id)).toBeNull();
    const { entries } = await service.call(listPublicAddresses, { page: 1 }, visitor());
    expect(entries.map(({ path }) => path)).not.toContain(`/${campName}`);
    await setVisible(owner.userId, true, 6);
    expect([await isOpen(campName), await isOff(campName)]).toEqual([true, false]);
    expect(await versionOf(_id)).toBe((before ?? 0) + 2);
  });

  it('are shown by no link to their draft either', async () => {
    const { owner, templateId } = await aPublishedPage();
    const { publicId } = await service.call(createPreviewLink, { templateId }, owner);
    const shows = async () =>
      (await service.call(previewPage, { templateId, pageId: null, key: publicId }, visitor())).found;
    expect(await shows()).toBe(true);
    await setVisible(owner.userId, false, 5);
    expect(await shows()).toBe(false);
    await setVisible(owner.userId, true, 6);
    expect(await shows()).toBe(true);
  });

  it('stay as the newest event says when events arrive twice or out of order', async () => {
    const { owner, _id, campName } = await aPublishedPage();
    await setVisible(owner.userId, true, 8);
    const version = await versionOf(_id);
    await setVisible(owner.userId, false, 7);
    await setVisible(owner.userId, true, 8);
    expect([await isOpen(campName), await versionOf(_id)]).toEqual([true, version]);
  });

  it('stay hidden when they are published in the meantime', async () => {
    const { owner, _id, campName } = await aPublishedPage();
    await setVisible(owner.userId, false, 5);
    await service.call(publishCampaign, { _id }, owner);
    expect(await isOpen(campName)).toBe(false);
  });
});
