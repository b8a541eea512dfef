import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  addUpdateDonationGoal,
  connectPayments,
  createDonation,
  deleteDonationGoal,
  getReceipt,
  listDonationGoals,
  listDonations,
  publishCampaign,
  refundDonation,
  resolveDonationAttention,
  settleDonation,
  stopDonation,
  type RequestInput,
} from '@linkyard/contracts';
import { baseUrl, call, mailTo, must, newCampaign, newCreator, until, type Person } from '@linkyard/testing';
import { followAnswer } from './public-form.js';
import { editorOf } from './editor-of.js';

const post = async (path: string, fields: Record<string, string>) =>
  followAnswer(
    await fetch(`${baseUrl()}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
  );
const card = { outcome: 'pay', card: '4242424242424242', email: 'vera@example.com' };

describe('donations', () => {
  let ana: Person;
  let ben: Person;
  let page: string;
  let place: { campaignId: string; pageId: string; sectionId: string };
  let goalId: string;
  let secretKey: string;

  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
    await must(connectPayments, { provider: 'stripe', secretKey }, ana.token);
    const sent = { title: 'A new kiln', target: '100', currency: 'USD' };
    goalId = (await must(addUpdateDonationGoal, sent, ana.token)).goal._id;
    const campaign = await newCampaign(ana);
    const { templateId, pageId } = await editorOf(ana, campaign);
    const sectionData = { title: 'Support me', amounts: [5, 25], goalId, intervals: ['once', 'month'] };
    const { _id } = await must(addSection, { templateId, pageId, type: 'el_donate', sectionData }, ana.token);
    await must(publishCampaign, { _id: campaign._id }, ana.token);
    page = `/${campaign.campName}`;
    place = { campaignId: campaign._id, pageId, sectionId: _id };
  }, 60_000);

  const html = async (path: string) => (await fetch(`${baseUrl()}${path}`)).text();
  const wanted = (changes: Partial<RequestInput<typeof createDonation>> = {}): RequestInput<typeof createDonation> => ({
    ...place,
    ...{ amount: '25', currency: 'USD', donor: { email: 'ilja@example.com' }, idempotencyKey: randomUUID() },
    ...changes,
  });

  it('are given on a page without a script, thanked for, mailed, listed, and move the goal on the page', async () => {
    expect(await html(page)).toContain('A new kiln');
    const form = { ...place, amount: '25', custom: '', currency: 'USD', interval: 'once', coverFees: 'yes' };
    const begun = await post('/donate', { ...form, name: 'Vera', email: 'vera@example.com', message: 'Good luck' });
    expect(begun.status).toBe(303);
    const summary = begun.headers.get('location') ?? '';
    const shown = await html(summary);
    expect(shown).toContain('$26.06');
    const checkout = /class="btn go" href="([^"]+)"/.exec(shown)?.[1] ?? '';
    await fetch(checkout.replaceAll('&amp;', '&'), {
      method: 'POST',
      body: new URLSearchParams(card),
      redirect: 'manual',
    });
    expect(await html(`${summary}/done`)).toContain('Thank you for your donation');
    const { data } = await must(listDonations, { searchTerm: 'vera' }, ana.token);
    expect(data).toMatchObject([
      { state: 'completed', receiptNumber: 1, amount: { amount: 2_500 }, fee: { amount: 106 }, message: 'Good luck' },
    ]);
    await until(
      () => html(page),
      (text) => text.includes('$25 of $100') && text.includes('Good luck'),
    );
    expect((await must(listDonationGoals, {}, ana.token)).data).toMatchObject([
      { raised: { amount: 2_500 }, donors: 1 },
    ]);
    const mail = await mailTo('vera@example.com', (text) => text.includes('receipt'));
    expect(mail.subject).toContain('Thank you');
    const wallet = /\/wallet\?key=[\w.%-]+/.exec(JSON.stringify(mail))?.[0] ?? '';
    expect(await (await fetch(`${baseUrl()}${wallet}`)).text()).toContain('$26.06');
  }, 60_000);

  it('have a receipt for their donor and their receiver, which no other token opens', async () => {
    const [one, other] = await Promise.all(
      ['one', 'other'].map(async (name) => {
        const email = `${name}-${randomUUID()}@donor.example`;
        const { publicId, redirectUrl } = await must(createDonation, wanted({ donor: { email } }));
        await fetch(redirectUrl, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
        await must(settleDonation, { publicId });
        const mail = JSON.stringify(await mailTo(email, (text) => text.includes('/receipt?donation=')));
        return {
          email,
          path: new URL(/\/receipt\?donation=[\w&=;.%-]+/.exec(mail)?.[0].replaceAll('&amp;', '&') ?? '', baseUrl()),
        };
      }),
    );
    if (!one || !other) throw new Error('no donation was made');
    const open = (path: URL) => fetch(path, { redirect: 'manual' });
    const ready = await until(
      () => open(one.path),
      ({ status }) => status === 303,
    );
    const file = await fetch(`${baseUrl()}${ready.headers.get('location')}`);
    expect([
      file.status,
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ]).toEqual([200, '%PDF-']);
    const swapped = new URL(one.path);
    swapped.searchParams.set('token', other.path.searchParams.get('token') ?? '');
    expect((await open(swapped)).status).toBe(404);
    const asOrder = new URL(one.path.href.replace('donation=', 'order='));
    expect((await open(asOrder)).status).toBe(404);
    const [donation] = (await must(listDonations, { searchTerm: one.email }, ana.token)).data;
    const request = { of: 'donation' as const, _id: donation?._id ?? '' };
    expect((await must(getReceipt, request, ana.token)).state).toBe('ready');
    expect((await call(getReceipt, request, ben.token)).http).toBe(404);
    expect((await call(getReceipt, request)).http).toBe(401);
  }, 60_000);

  it('are refused with a reason on a screen when the form was changed', async () => {
    const form = { ...place, currency: 'USD', email: 'vera@example.com', interval: 'once' };
    const low = await post('/donate', { ...form, custom: '4,99', name: 'Vera "V"', message: 'Good <luck>' });
    const text = await low.text();
    expect([low.status, text]).toEqual([422, expect.stringContaining('at least $5.00')]);
    for (const typed of ['4,99', 'Vera &quot;V&quot;', 'Good &lt;luck&gt;', 'vera@example.com'])
      expect(text).toContain(typed);
    expect((await post('/donate', { ...form, amount: '25', interval: 'year' })).status).toBe(422);
    expect((await post('/donate', { ...form, amount: '25', currency: 'JPY' })).status).toBe(422);
    expect((await post('/donate', { ...form, amount: '25', sectionId: 'a'.repeat(24) })).status).toBe(409);
    expect((await call(createDonation, wanted({ amount: '1' }))).body).toMatchObject({
      code: 'core.invalid_input',
      errors: [{ path: 'amount' }],
    });
  }, 30_000);

  it('are one for one key, and unknown ones are not there', async () => {
    const request = wanted();
    const first = await must(createDonation, request);
    expect(await must(createDonation, request)).toEqual(first);
    expect((await call(createDonation, { ...request, amount: '5' })).body.code).toBe('core.idempotency_mismatch');
    const { publicId } = first;
    expect((await must(settleDonation, { publicId })).donation.state).toBe('pending');
    expect((await call(stopDonation, { publicId })).body.code).toBe('payments.no_subscription');
    const unknown = { publicId: 'x'.repeat(22) };
    for (const command of [settleDonation, stopDonation]) expect((await call(command, unknown)).http).toBe(404);
    expect((await fetch(`${baseUrl()}/donate/${unknown.publicId}`)).status).toBe(404);
  }, 30_000);

  it('that repeat say that their last payment failed, to their donor and to their receiver', async () => {
    const email = `${randomUUID()}@donor.example`;
    const { publicId, redirectUrl } = await must(createDonation, wanted({ donor: { email }, interval: 'month' }));
    await fetch(redirectUrl, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
    await must(settleDonation, { publicId });
    const stripe = process.env['STRIPE_BASE_URL'];
    const headers = { authorization: `Bearer ${secretKey}` };
    const subscriptions = await (await fetch(`${stripe}/v1/subscriptions`, { headers })).json();
    const body = JSON.stringify({ subscription: subscriptions.data[0].id, fails: true });
    await fetch(`${stripe}/simulator/renew`, { method: 'POST', headers, body });
    await until(
      () => html(`/donate/${publicId}`),
      (text) => text.includes('The last payment failed. Stripe may try again'),
    );
    const [donation] = (await must(listDonations, { searchTerm: email }, ana.token)).data;
    expect(donation).toMatchObject({ state: 'completed', endedAt: null, renewalFailedAt: expect.any(String) });
    const mail = await mailTo(email, (text) => text.includes('could not be charged'));
    expect(mail.subject).toContain('could not be charged');
  }, 60_000);

  it('that repeat are ended by the donor on the screen of the receipt', async () => {
    const { publicId, redirectUrl } = await must(createDonation, wanted({ interval: 'month' }));
    await fetch(redirectUrl, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
    expect(await html(`/donate/${publicId}/done`)).toContain('End my donation');
    expect((await post(`/donate/${publicId}/stop`, {})).status).toBe(303);
    expect(await html(`/donate/${publicId}`)).toContain('This donation has ended');
  }, 30_000);

  it('are returned by their receiver alone', async () => {
    const [donation] = (await must(listDonations, { filters: { state: 'completed' } }, ana.token)).data;
    const request = { _id: donation?._id ?? '', amount: '5', idempotencyKey: randomUUID() };
    expect((await call(refundDonation, request, ben.token)).http).toBe(404);
    expect((await call(refundDonation, request)).http).toBe(401);
    expect((await call(refundDonation, { ...request, amount: '9999' }, ana.token)).body.code).toBe(
      'payments.refund_exceeds',
    );
    await must(refundDonation, { ...request, idempotencyKey: randomUUID() }, ana.token);
    const decided = { _id: request._id, decision: 'refund', idempotencyKey: randomUUID() } as const;
    expect((await call(resolveDonationAttention, decided, ben.token)).http).toBe(404);
    expect((await must(resolveDonationAttention, decided, ana.token)).donation.paymentAttention).toBeNull();
    await until(
      async () => (await must(listDonations, { filters: { state: 'partiallyRefunded' } }, ana.token)).data,
      ({ length }) => length === 1,
    );
    expect((await must(listDonations, {}, ben.token)).data).toEqual([]);
  }, 30_000);

  it('have goals that only their owner changes', async () => {
    const change = { _id: goalId, title: 'Kiln', target: '100', currency: 'USD' };
    expect((await call(addUpdateDonationGoal, change, ben.token)).http).toBe(404);
    expect((await call(deleteDonationGoal, { _id: goalId }, ben.token)).http).toBe(404);
    expect((await call(addUpdateDonationGoal, { ...change, target: '0' }, ana.token)).http).toBe(422);
    expect((await must(listDonationGoals, {}, ben.token)).data).toEqual([]);
    await must(deleteDonationGoal, { _id: goalId }, ana.token);
  });
});
