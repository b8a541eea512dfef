import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  checkCampaignName,
  createCampaign,
  getOnboarding,
  updateOnboarding,
  type AnyCommand,
  type RequestInput,
} from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { z } from 'zod';
import { AuthHarness, as, visitor } from '../testing/auth-harness.js';
import { aCreator, type Opened } from '../testing/people.js';

const campaignRequest = z.object({
  _id: z.string(),
  campName: z.string(),
  title: z.string(),
  templateId: z.string().nullable(),
  person: z.unknown(),
});
const profile = {
  step: 1 as const,
  name: 'Robin Reed',
  birthdate: '1990-05-17',
  country: 'DE',
  timeZone: 'Europe/Berlin',
};
const handle = { step: 2 as const, username: 'Robin-Reed', categories: ['Music', 'Music', 'Podcast'] };
const goals = { step: 3 as const, goals: ['links' as const], socials: [{ type: 'instagram', handle: '@robin' }] };

describe('onboarding', () => {
  let auth: AuthHarness;
  let person = 0;
  let session: Opened;
  let made: z.output<typeof campaignRequest>[] = [];
  beforeAll(async () => {
    auth = await AuthHarness.start();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    session = await aCreator(auth, `onboard${(person += 1)}@example.com`);
    made = [];
    auth.answer = (subject, payload) => {
      if (subject === checkCampaignName.subject) return { available: true, reason: null, suggestions: [] };
      if (subject !== createCampaign.subject) throw new DomainError('core.unavailable');
      const request = campaignRequest.parse(payload);
      made.push(request);
      return { _id: request._id, templateId: 'a'.repeat(24), campName: request.campName };
    };
  });

  const step = (request: RequestInput<typeof updateOnboarding>) => auth.call(updateOnboarding, request, as(session));
  const upToFour = async () => {
    for (const request of [profile, handle, goals]) await step(request);
  };

  it('leads from 1 to 0 and ends with a page', async () => {
    expect(await step(profile)).toMatchObject({
      step: 2,
      created: null,
      user: { name: 'Robin Reed', timeZone: 'Europe/Berlin', address: { country: 'DE' } },
    });
    expect(await step(handle)).toMatchObject({
      step: 3,
      user: { username: 'robin-reed' },
      onboarding: { step2: { categories: ['Music', 'Podcast'] } },
    });
    expect(await step(goals)).toMatchObject({ step: 4 });
    const templateId = 'b'.repeat(24);
    const done = await step({ step: 4, templateId });
    expect(done).toMatchObject({
      step: 0,
      user: { step: 0 },
      created: { campName: 'robin-reed', campaignId: made[0]?._id },
    });
    const person = { name: 'Robin Reed', socials: goals.socials };
    expect(made).toMatchObject([{ campName: 'robin-reed', title: 'Robin Reed', templateId, person }]);
    expect(await auth.call(getOnboarding, {}, as(session))).toMatchObject({
      step: 0,
      onboarding: { completedAt: expect.any(String) },
    });
  });

  it('takes no step before its turn, and an earlier one again without leading back', async () => {
    await expect(step(handle)).rejects.toHaveCode('auth.onboarding_order');
    await step(profile);
    await step(handle);
    expect(await step({ ...profile, name: 'Robin R.' })).toMatchObject({ step: 3, user: { name: 'Robin R.' } });
  });

  it('makes one page when step 4 comes twice at once and once again later', async () => {
    await upToFour();
    await Promise.all([step({ step: 4, templateId: null }), step({ step: 4, templateId: null })]);
    const again = await step({ step: 4, templateId: null });
    expect(new Set(made.map(({ _id }) => _id))).toEqual(new Set([again.created?.campaignId]));
  });

  it('stays where it is while the campaigns service is away', async () => {
    await upToFour();
    auth.answer = () => {
      throw new DomainError('core.unavailable');
    };
    await expect(step({ step: 4, templateId: null })).rejects.toHaveCode('core.unavailable');
    expect(await auth.call(getOnboarding, {}, as(session))).toMatchObject({ step: 4 });
  });

  it.each([
    ['taken', 'campaigns.slug_taken'],
    ['reserved', 'campaigns.slug_reserved'],
    ['lookAlike', 'campaigns.slug_look_alike'],
    ['invalid', 'core.invalid_input'],
  ])('refuses a name that is %s', async (reason, code) => {
    await step(profile);
    auth.answer = () => ({ available: false, reason, suggestions: [] });
    await expect(step(handle)).rejects.toHaveCode(code);
    expect(await auth.call(getOnboarding, {}, as(session))).toMatchObject({ step: 2 });
  });

  it('refuses who is under 18, in the words of the specification', async () => {
    const young = new Date(auth.clock.now().getTime() - 17 * 365.25 * 86_400_000).toISOString().slice(0, 10);
    await expect(step({ ...profile, birthdate: young })).rejects.toMatchObject({
      code: 'core.invalid_input',
      details: { errors: [{ path: 'birthdate', code: 'auth.invalid_birthdate' }] },
    });
  });

  it('remembers that the third step was passed over', async () => {
    await step(profile);
    await step(handle);
    expect(await step({ step: 3, skip: true, goals: ['sell'] })).toMatchObject({
      step: 4,
      onboarding: { skipped: [3], step3: { goals: [] } },
    });
  });

  it.each<[string, unknown]>([
    ['an unknown step', { step: 5 }],
    ['a foreign field', { ...profile, role: 1 }],
    ['a zone that does not exist', { ...profile, timeZone: 'Mars/Olympus' }],
  ])('refuses %s', async (_what, request) => {
    await expect(auth.call<AnyCommand>(updateOnboarding, request, as(session))).rejects.toHaveCode(
      'core.invalid_input',
    );
  });

  it('requires a user session: neither anonymous callers nor admins are accepted', async () => {
    await expect(auth.call(getOnboarding, {}, visitor())).rejects.toHaveCode('core.unauthenticated');
    await expect(auth.call(getOnboarding, {}, as(session, { role: 1 }))).rejects.toHaveCode('core.forbidden');
  });
});
