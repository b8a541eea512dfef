import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addEnquiry,
  changeEnquiryState,
  enquiryWritten,
  getNotifications,
  getOwnEnquiry,
  getSiteEnquiry,
  listOwnEnquiries,
  listSiteEnquiries,
  plansOfWhiteLabel,
  replyToOwnEnquiry,
  replyToSiteEnquiry,
  sendEmail,
  userDeleted,
  whiteLabelOfOwner,
  type Ctx,
  type RequestInput,
  type UserCtx,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { NotificationsUnderTest } from '../testing/notifications-under-test.js';

const dayMs = 86_400_000;

interface Site {
  tenantId: string;
  owner: UserCtx;
}

describe('an enquiry', () => {
  let service: NotificationsUnderTest;
  const sites = new Map<string, string>();
  beforeAll(async () => {
    process.env['SUPPORT_EMAIL'] = 'help@installation.example';
    service = await NotificationsUnderTest.start();
    service.answeringBus.answer(plansOfWhiteLabel, ({ whiteLabelId }) => ({
      ...{ ownerId: sites.get(whiteLabelId) ?? null, plans: [] },
    }));
    service.answeringBus.answer(whiteLabelOfOwner, ({ ownerId }) => {
      const [whiteLabelId] = [...sites].find(([, owner]) => owner === ownerId) ?? [];
      if (whiteLabelId === undefined) return { whiteLabel: null };
      const facts = { title: 'Shop', status: 1, suspendedReason: '', signupMode: 'closed' } as const;
      return { whiteLabel: { whiteLabelId, ...facts } };
    });
  }, 30_000);
  afterAll(() => service.stop());

  const person = (tenantId: string | null = null, about: { name?: string } = {}): UserCtx => {
    const ctx = { ...creator(tenantId), role: 2, sessionId: newId() } as const;
    service.person({ userId: ctx.userId, tenantId, ...about });
    return ctx;
  };
  const aSite = (): Site => {
    const [tenantId, owner] = [newId(), person()];
    sites.set(tenantId, owner.userId);
    return { tenantId, owner };
  };
  let site: Site;
  let robin: UserCtx;
  beforeEach(() => {
    site = aSite();
    robin = person(site.tenantId, { name: 'Robin' });
  });

  const about = { subject: 'My page', message: 'It shows nothing.' };
  const write = async (ctx: Ctx, more: Partial<RequestInput<typeof addEnquiry>> = {}) =>
    (await service.call(addEnquiry, { ...about, idempotencyKey: randomUUID(), ...more }, ctx))._id ?? '';
  const at = (tenantId: string | null): Ctx => ({ ...visitor(newId()), tenantId });
  const list = async (by: UserCtx, request: RequestInput<typeof listSiteEnquiries> = {}) =>
    (await service.call(listSiteEnquiries, request, by)).data;
  const answer = (_id: string, text = 'It opens again.', by = site.owner, idempotencyKey: string = randomUUID()) =>
    service.call(replyToSiteEnquiry, { _id, text, idempotencyKey }, by);
  const writeOn = (_id: string, text = 'Not yet.', by = robin) =>
    service.call(replyToOwnEnquiry, { _id, text, idempotencyKey: randomUUID() }, by);
  const become = (_id: string, state: RequestInput<typeof changeEnquiryState>['state']) =>
    service.call(changeEnquiryState, { _id, state }, site.owner);
  const mailsTo = (to: string) => service.recordedJobs.of(sendEmail).filter((mail) => mail.to === to);
  const mailOf = ({ userId }: UserCtx) => mailsTo(`${userId}@people.example`);
  const notesOf = async (ctx: UserCtx) =>
    (await service.call(getNotifications, {}, ctx)).data.map(({ text, link }) => ({ text, link }));

  it('of one of a tenant’s people goes to its owner, and the answer back', async () => {
    const _id = await write(robin);
    await service.relay(enquiryWritten);
    expect(await notesOf(site.owner)).toEqual([
      { text: 'Robin wrote to you: “My page”', link: `/white-label?tab=enquiries&enquiry=${_id}` },
    ]);
    expect(mailOf(site.owner)).toMatchObject([
      { template: 'enquiry-received', tenantId: null, values: { sender: 'Robin', message: about.message } },
    ]);
    expect(await list(site.owner)).toMatchObject([{ _id, name: 'Robin', state: 'open', hasAccount: true }]);
    expect(await answer(_id)).toMatchObject({ state: 'pending', replies: [{ from: 'staff' }] });
    await service.relay(enquiryWritten);
    expect(await notesOf(robin)).toEqual([
      { text: 'Your message “My page” was answered.', link: `/support?enquiry=${_id}` },
    ]);
    expect(mailOf(robin)).toMatchObject([
      { template: 'enquiry-answered', tenantId: site.tenantId, values: { message: 'It opens again.' } },
    ]);
    expect(await writeOn(_id)).toMatchObject({ state: 'open', replies: [{}, { from: 'sender', text: 'Not yet.' }] });
    await service.relay(enquiryWritten);
    expect(mailOf(site.owner)).toHaveLength(2);
  });

  it('of one of the platform’s people goes to the support address, whom an answer reaches', async () => {
    const ana = person(null, { name: 'Ana' });
    await write(ana, { message: 'Where is my page?' });
    await service.relay(enquiryWritten);
    expect(mailsTo('help@installation.example')).toMatchObject([
      { replyTo: { name: 'Ana', email: `${ana.userId}@people.example` }, values: { message: 'Where is my page?' } },
    ]);
  });

  it('is neither seen, answered nor sorted by another reseller, nor by another person', async () => {
    const _id = await write(robin);
    const other = aSite();
    expect(await list(other.owner)).toEqual([]);
    const stranger = person(site.tenantId);
    await expect(service.call(getSiteEnquiry, { _id }, other.owner)).rejects.toHaveCode('core.not_found');
    await expect(answer(_id, 'Mine', other.owner)).rejects.toHaveCode('core.not_found');
    await expect(service.call(changeEnquiryState, { _id, state: 'spam' }, other.owner)).rejects.toHaveCode(
      'core.not_found',
    );
    await expect(service.call(getOwnEnquiry, { _id }, stranger)).rejects.toHaveCode('core.not_found');
    await expect(writeOn(_id, 'Mine', stranger)).rejects.toHaveCode('core.not_found');
    await expect(list(stranger)).rejects.toHaveCode('enquiry.no_site');
  });

  it('is one enquiry and one answer however often a form is sent', async () => {
    const key = randomUUID();
    const ids = await Promise.all([1, 2, 3].map(() => write(robin, { idempotencyKey: key })));
    expect(new Set(ids).size).toBe(1);
    await expect(write(robin, { idempotencyKey: key, message: 'Another' })).rejects.toHaveCode(
      'core.idempotency_mismatch',
    );
    const [_id = ''] = ids;
    await answer(_id, 'Once', site.owner, key);
    expect((await answer(_id, 'Once', site.owner, key)).replies).toHaveLength(1);
  });

  it('is opened again by its sender for thirty days after it was closed', async () => {
    const _id = await write(robin);
    await answer(_id);
    await become(_id, 'resolved');
    expect(await become(_id, 'closed')).toMatchObject({ state: 'closed', closedAt: expect.any(String) });
    await expect(answer(_id)).rejects.toHaveCode('enquiry.wrong_state');
    expect(await writeOn(_id)).toMatchObject({ state: 'open', closedAt: null });
    await become(_id, 'closed');
    const closedAt = new Date(Date.now() - 31 * dayMs);
    await service.rows('enquiries').updateOne({ _id }, { $set: { closedAt } });
    await expect(writeOn(_id)).rejects.toHaveCode('enquiry.closed');
  });

  it('among the spam looks open to its sender, is announced no more, and can be taken out', async () => {
    const _id = await write(robin);
    await become(_id, 'spam');
    expect(await list(site.owner)).toEqual([]);
    expect(await list(site.owner, { filters: { state: 'spam' } })).toHaveLength(1);
    const written = (await service.events(enquiryWritten.name)).length;
    expect(await writeOn(_id)).toMatchObject({ state: 'open' });
    expect(await service.events(enquiryWritten.name)).toHaveLength(written);
    expect(await become(_id, 'open')).toMatchObject({ state: 'open' });
  });

  it('of a visitor is answered by mail, in their language, and answers to the support of the site', async () => {
    const vera = { ...at(site.tenantId), locale: 'de' };
    expect(await write(vera, { name: 'Vera', email: 'Vera@Mail.example' })).toBe('');
    await expect(write(vera)).rejects.toHaveCode('core.invalid_input');
    const [found] = await list(site.owner, { searchTerm: 'vera@mail' });
    expect(found).toMatchObject({ email: 'vera@mail.example', hasAccount: false });
    await answer(found?._id ?? '');
    await service.relay(enquiryWritten);
    expect(mailsTo('vera@mail.example')).toMatchObject([
      {
        ...{ template: 'enquiry-answered', locale: 'de', tenantId: site.tenantId },
        replyTo: { email: 'help@installation.example' },
        values: { link: '' },
      },
    ]);
  });

  it.each([
    ['honeypot', { website_url: 'https://spam.example' }],
    ['tooQuick', { elapsedMs: 300 }],
    ['manyLinks', { message: 'http://a.example '.repeat(6) }],
  ])('of a visitor that looks like a machine’s (%s) is kept apart and announced to no one', async (reason, sent) => {
    const before = (await service.events(enquiryWritten.name)).length;
    await write(at(site.tenantId), { email: 'bot@mail.example', ...sent });
    const [found] = await list(site.owner, { filters: { state: 'spam' } });
    const spam = await service.call(getSiteEnquiry, { _id: found?._id ?? '' }, site.owner);
    expect(spam.spamReasons).toEqual([reason]);
    expect(await service.events(enquiryWritten.name)).toHaveLength(before);
  });

  it('beyond five an hour of one network is kept apart too', async () => {
    const vera = at(site.tenantId);
    for (let count = 0; count < 6; count += 1) await write(vera, { email: 'vera@mail.example' });
    expect(await list(site.owner)).toHaveLength(5);
    expect(await list(site.owner, { filters: { state: 'spam' } })).toHaveLength(1);
  });

  it('is erased with the account of its sender', async () => {
    await write(robin);
    await service.deliver(userDeleted, { userId: robin.userId, tenantId: site.tenantId }, new Date(), site.tenantId);
    expect(await list(site.owner)).toEqual([]);
    expect((await service.call(listOwnEnquiries, {}, robin)).data).toEqual([]);
  });
});
