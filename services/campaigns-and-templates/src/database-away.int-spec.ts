import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCampaign, getCampaign, publishCampaign, submitForm } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { FlakyPort } from '@linkyard/testing';
import { creator, ownAddress, ServiceHarness, uniqueName, visitor } from './testing/service-harness.js';

describe('while MongoDB is away', () => {
  let steady: ServiceHarness;
  let service: ServiceHarness;
  let port: FlakyPort;
  beforeAll(async () => {
    const address = ownAddress();
    steady = await ServiceHarness.start(address);
    port = await FlakyPort.before(address);
    // The driver would find its way round the flaky port by the replica set's own list of members.
    service = await ServiceHarness.start(`${port.address}&directConnection=true`, false);
  }, 30_000);
  afterAll(async () => {
    await service.stop(false);
    await port.cut();
    await steady.stop();
  });

  it('every kind of call is refused in time, and goes through when it is back', async () => {
    const owner = creator();
    const { campaign, pageId } = await service.aCampaign(owner);
    await port.cut();
    const _id = campaign._id;
    const form = { campaignId: _id, pageId, sectionId: newId(), answers: {}, idempotencyKey: randomUUID() };
    const refused = await Promise.allSettled([
      service.call(getCampaign, { _id }, owner),
      service.call(publishCampaign, { _id }, owner),
      service.call(createCampaign, { campName: uniqueName(), title: 'X', _id: newId() }, owner),
      service.call(submitForm, form, visitor()),
    ]);
    const codes = refused.map((result) => (result.status === 'rejected' ? Object(result.reason)['code'] : 'answered'));
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'core.unavailable'));
    await port.mend();
    await steady.call(publishCampaign, { _id }, owner);
    expect(await steady.call(getCampaign, { _id }, owner)).toMatchObject({ publishedRev: 1 });
  }, 15_000);
});
