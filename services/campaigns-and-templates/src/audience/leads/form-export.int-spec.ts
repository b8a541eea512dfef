import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addSection, formDataRows, publishCampaign, submitForm } from '@linkyard/contracts';
import { randomUUID } from 'node:crypto';
import { creator, ServiceHarness, visitor } from '../../testing/service-harness.js';

describe('the export of answered forms', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 30_000);
  afterAll(() => service.stop());

  it('has the questions in the order in which the form asks them, also those that were left out', async () => {
    const owner = creator();
    const { campaign, templateId, pageId } = await service.aCampaign(owner);
    const field = (id: string, title: string) => ({ id, type: 'text', title, required: false });
    const fields = [field('z', 'Your name'), field('m', 'Budget'), field('a', 'About the project')];
    const section = { templateId, pageId, type: 'el_form' as const, sectionData: { title: 'Ask', fields } };
    const { _id: sectionId } = await service.call(addSection, section, owner);
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    const at = { campaignId: campaign._id, pageId, sectionId, elapsedMs: 5_000 };
    const given: Record<string, string>[] = [
      { a: 'A shop', m: '100', z: 'Vera' },
      { a: 'A page', z: 'Karl' },
    ];
    for (const answers of given)
      await service.call(submitForm, { ...at, answers, idempotencyKey: randomUUID() }, visitor('network-1'));
    const asked = { ownerId: owner.userId, filters: {}, after: null, limit: 10 };
    const { columns, rows } = await service.call(formDataRows, asked, visitor());
    const titles = columns.map(({ title }) => title);
    expect(titles.slice(5, 8)).toEqual(['Your name', 'Budget', 'About the project']);
    expect(rows.map((row) => row.slice(5, 8))).toEqual([
      ['Vera', '100', 'A shop'],
      ['Karl', '', 'A page'],
    ]);
  });
});
