import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { previewTemplate, publishCampaign, updateCampaign } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { hostOfTenant } from '@linkyard/service-kit/testing';
import { Binary } from 'mongodb';
import { creator, ServiceHarness } from '../../testing/service-harness.js';

describe('the site that a page names at its end', () => {
  let service: ServiceHarness;
  beforeAll(async () => {
    service = await ServiceHarness.start();
  }, 60_000);
  afterAll(() => service.stop());

  async function published(tenantId: string | null, showBranding = true) {
    const owner = { ...creator(), tenantId };
    const { campaign, templateId, pageId } = await service.aCampaign(owner);
    if (!showBranding) await service.call(updateCampaign, { _id: campaign._id, showBranding }, owner);
    await service.call(publishCampaign, { _id: campaign._id }, owner);
    const row = await service.rows('rendered_pages').findOne({ campaignId: campaign._id });
    const body = row?.['gzip'];
    const html = body instanceof Binary ? gunzipSync(body.buffer).toString() : '';
    return { owner, templateId, pageId, html, manifest: String(row?.['manifest']) };
  }

  it('is that of its creator, and leads to its app', async () => {
    const tenantId = newId();
    const { html, manifest, owner, templateId, pageId } = await published(tenantId);
    const link = `<a href="http://${hostOfTenant(tenantId)}">Made with Tenant ${tenantId}</a>`;
    expect(html).toContain(link);
    expect(html + manifest).not.toMatch(/linkyard/i);
    expect((await service.call(previewTemplate, { templateId, pageId }, owner)).html).toContain(link);
  });

  it('is the platform for its own people, and none where the creator does not want it', async () => {
    expect((await published(null)).html).toContain('>Made with Linkyard</a>');
    expect((await published(null, false)).html).not.toContain('Made with');
  });
});
