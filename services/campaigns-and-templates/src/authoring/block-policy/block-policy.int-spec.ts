import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addSection,
  addSections,
  deleteSection,
  duplicateSection,
  getBlockPolicy,
  listBlockSources,
  previewTemplate,
  publishCampaign,
  saveSection,
  updateBlockPolicy,
  type Ctx,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { systemContext } from '@linkyard/service-kit';
import { LivePages } from '../../publishing/public-pages/live-pages.js';
import { PageRefresh } from '../../publishing/public-pages/page-refresh.js';
import { renderedId } from '../../publishing/public-pages/rendered-page.schema.js';
import { creator, ServiceHarness } from '../../testing/service-harness.js';

const admin: Ctx = { ...systemContext({ role: 1 }), userId: newId(), tokenType: 'owner', sessionId: 'session' };

describe('a block that is switched off', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());
  beforeEach(() => turn([]));

  const turn = (off: string[], tenantId: string | null = null) =>
    service.call(updateBlockPolicy, { off, tenantId }, admin);

  /** A page with a heading and code of its own, online. */
  const withCode = async (owner: Ctx = creator()) => {
    const page = await service.aCampaign(owner);
    const { templateId, pageId, campaign } = page;
    const sectionData = { code: '<b>my own code</b>' };
    const custom = await service.call(addSection, { templateId, pageId, type: 'el_custom', sectionData }, owner);
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    /** What visitors get once everything that waits is done. */
    const html = async () => {
      await service.get(PageRefresh).carryOut(campaign._id);
      const rendered = await service.get(LivePages).find(renderedId(campaign._id, ''));
      return gunzipSync(rendered?.gzip.buffer ?? Buffer.alloc(0)).toString();
    };
    return { ...page, owner, custom, html };
  };

  it('is sent to the editor, and refused by its own error code at every entry point', async () => {
    const { owner, templateId, pageId, custom } = await withCode();
    expect((await service.call(listBlockSources, {}, owner)).off).toEqual([]);
    await turn(['el_custom']);
    expect((await service.call(listBlockSources, {}, owner)).off).toEqual(['el_custom']);
    const at = { templateId, pageId };
    const { type, sectionData, title, style, animation, status } = custom;
    const sections = [{ _id: newId(), type, title, sectionData, style, animation, status }];
    const refused = { code: 'sections.block_off' };
    await expect(service.call(addSection, { ...at, type: 'el_custom' }, owner)).rejects.toMatchObject(refused);
    await expect(service.call(addSections, { ...at, index: 0, sections }, owner)).rejects.toMatchObject(refused);
    await expect(service.call(duplicateSection, { _id: custom._id }, owner)).rejects.toMatchObject(refused);
    const change = { section_id: custom._id, sectionData, title, animation };
    await expect(service.call(saveSection, change, owner)).rejects.toMatchObject(refused);
    await service.addHeading(owner, { templateId }, pageId, 'Still welcome');
    await turn([]);
    await service.call(saveSection, change, owner);
  });

  it('leaves published pages and previews at once, and comes back with the switch', async () => {
    const { owner, templateId, pageId, campaign, html } = await withCode();
    expect(await html()).toContain('my own code');
    await turn(['el_custom']);
    expect(await html()).not.toContain('my own code');
    expect((await service.call(previewTemplate, { templateId, pageId }, owner)).html).not.toContain('my own code');
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    expect(await html()).not.toContain('my own code');
    await turn([]);
    expect(await html()).toContain('my own code');
  });

  it('is off for one tenant alone, or for all', async () => {
    const tenantId = newId();
    const theirs = await withCode({ ...creator(), tenantId });
    const ours = await withCode();
    await turn(['el_custom'], tenantId);
    expect(await theirs.html()).not.toContain('my own code');
    expect(await ours.html()).toContain('my own code');
    expect((await service.call(listBlockSources, {}, ours.owner)).off).toEqual([]);
    expect((await service.call(listBlockSources, {}, theirs.owner)).off).toEqual(['el_custom']);
    await turn(['el_custom']);
    expect(await ours.html()).not.toContain('my own code');
    expect(await service.call(getBlockPolicy, { tenantId: newId() }, admin)).toMatchObject({ off: [] });
  });

  it('with nothing else on it, a page has nothing to publish', async () => {
    const owner = creator();
    const { templateId, pageId, section, campaign } = await service.aCampaign(owner);
    await service.call(addSection, { templateId, pageId, type: 'el_custom' }, owner);
    await service.call(deleteSection, { _id: section._id }, owner);
    await turn(['el_custom']);
    await expect(service.call(publishCampaign, { _id: campaign._id }, owner)).rejects.toMatchObject({
      code: 'campaigns.nothing_to_publish',
    });
  });

  it('is one of those that can be switched off', async () => {
    await expect(turn(['el_heading'])).rejects.toMatchObject({ code: 'core.invalid_input' });
    expect((await service.call(getBlockPolicy, {}, admin)).choices).toMatchObject([{ code: 'el_custom' }]);
  });
});
