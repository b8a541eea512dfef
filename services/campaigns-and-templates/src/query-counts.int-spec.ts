import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeSectionStatuses, duplicateCampaign, publishCampaign } from '@linkyard/contracts';
import { z } from 'zod';
import { PublishedForms } from './audience/leads/published-forms.js';
import { creator, ServiceHarness } from './testing/service-harness.js';

const entry = z.object({ op: z.string(), command: z.record(z.string(), z.unknown()) });

describe('database commands of one request', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  /** Commands on one collection while the work runs, as MongoDB's profiler records them. */
  const profiled = async (collection: string, work: () => Promise<unknown>) => {
    const { db } = service.database;
    await db.command({ profile: 2 });
    await work();
    await db.command({ profile: 0 });
    const ns = `${db.databaseName}.${service.database.nameOf(collection)}`;
    const rows = await db.collection('system.profile').find({ ns }).toArray();
    await db.collection('system.profile').drop();
    return rows.map((row) => entry.parse(row));
  };
  const aPage = async () => {
    const owner = creator();
    const page = await service.aCampaign(owner);
    const more = [];
    for (const text of ['Two', 'Three', 'Four']) more.push(await service.addHeading(owner, page, page.pageId, text));
    return { owner, ...page, ids: [page.section, ...more].map(({ _id }) => _id) };
  };

  it('does not read a page once per section when statuses of several sections change', async () => {
    const { owner, ids } = await aPage();
    const change = () => service.call(changeSectionStatuses, { ids, status: 0 }, owner);
    const reads = (await profiled('pages', change)).filter(({ op }) => op === 'query');
    // Work in the background may read the page too, but not once for each of the four sections.
    expect(reads.length).toBeLessThan(ids.length);
  });

  it('inserts all sections of a copied page in one command', async () => {
    const { owner, campaign } = await aPage();
    const copy = () => service.call(duplicateCampaign, { _id: campaign._id }, owner);
    const inserts = (await profiled('sections', copy)).filter(({ command }) => 'insert' in command);
    expect(inserts).toHaveLength(1);
  });

  it('does not load the bodies of a published page to check a form', async () => {
    const { owner, campaign, pageId, section } = await aPage();
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    const about = { campaignId: campaign._id, pageId, sectionId: section._id };
    const find = () => expect(service.get(PublishedForms).find(about)).rejects.toHaveCode('forms.closed');
    const [read] = await profiled('rendered_pages', find);
    expect(read?.command['projection']).toEqual({ raw: 0, gzip: 0, br: 0, parts: 0 });
  });
});
