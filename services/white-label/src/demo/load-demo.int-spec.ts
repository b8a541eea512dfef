import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changeSubUserStatus,
  createSubUser,
  getUserContact,
  listTemplates,
  publishCampaign,
  updateOnboarding,
  userMedia,
  type AnyCommand,
  type Ctx,
} from '@linkyard/contracts';
import { Bus } from '@linkyard/service-kit';
import { WhiteLabelHarness } from '../testing/white-label-harness.js';
import { domains } from '../domains/domain.schema.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';
import { demoHost, demoPeople, demoResellerId } from './demo-site.js';
import { LoadDemo } from './load-demo.js';

const campaignId = 'c'.repeat(24);

describe('the site of the demo reseller', () => {
  let service: WhiteLabelHarness;
  const asked: { subject: string; payload: Record<string, unknown>; ctx: Ctx }[] = [];
  const answers: Record<string, (payload: Record<string, unknown>) => unknown> = {
    [listTemplates.subject]: () => ({ data: demoPeople.map(({ starter }) => ({ slug: starter, _id: starter })) }),
    [getUserContact.subject]: () => ({ contact: { userId: demoResellerId } }),
    [userMedia.subject]: () => ({ type: 'get', data: [{ file: { path: '/media/logo.webp' } }] }),
    [createSubUser.subject]: ({ email }) => ({ _id: `id of ${email}` }),
    [updateOnboarding.subject]: ({ step }) => ({ created: step === 4 ? { campaignId } : null }),
  };
  const bus = {
    connection: { isConnected: false },
    request: async ({ subject, request }: AnyCommand, payload: Record<string, unknown>, ctx: Ctx) => {
      // What stands for ids of others is none.
      if (subject !== changeSubUserStatus.subject && subject !== updateOnboarding.subject) request.parse(payload);
      asked.push({ subject, payload, ctx });
      return answers[subject]?.(payload) ?? {};
    },
  };
  const asksOf = ({ subject }: AnyCommand) => asked.filter((one) => one.subject === subject);

  beforeAll(async () => {
    process.env['DATA_KEY'] = 'd'.repeat(40);
    service = await WhiteLabelHarness.start([{ provide: Bus, useValue: bus }]);
  });
  afterAll(() => service.stop());

  it('is made once, served at its host, with plans, a logo and people with a page each, one of them switched off', async () => {
    expect(await service.get(LoadDemo).load()).toBe(true);
    expect(await service.get(LoadDemo).load()).toBe(false);
    const record = await service.get(WhiteLabelsRepository).ofOwner(demoResellerId);
    expect(record).toMatchObject({ status: 1, title: 'Studio North', logo: '/media/logo.webp', signupMode: 'invite' });
    expect(record?.plans.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Starter', true],
      ['Studio', false],
    ]);
    const domain = await service.database.model(domains).findOne({ host: demoHost, userId: demoResellerId }).lean();
    expect(domain).toMatchObject({ state: 'active', whiteLabelId: record?._id, nextCheckAt: null });
    expect(asksOf(publishCampaign).map(({ payload, ctx }) => [payload, ctx.tenantId])).toEqual(
      Array(2).fill([{ _id: campaignId }, record?._id]),
    );
    const [created] = asksOf(createSubUser);
    expect(created?.ctx).toMatchObject({ userId: demoResellerId, tenantId: null });
    expect(asksOf(changeSubUserStatus).map(({ payload }) => payload)).toEqual([
      { user_id: 'id of jonas@studio.local', status: 0 },
    ]);
  });
});
