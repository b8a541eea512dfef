import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  cancelBooking,
  cancelRegistration,
  changeUserStatus,
  createCheckout,
  deleteAccount,
  getCheckout,
  getPublicAppointment,
  getPublicProduct,
  listDownloads,
  manageBooking,
  manageRegistration,
  payCheckout,
  ratePage,
  settleCheckout,
  type AnyCommand,
} from '@linkyard/contracts';
import { baseUrl, must, newCreator, theAdmin, until, type Person } from '@linkyard/testing';
import { ask } from './ask.js';
import { aCheckout, aYard, begin, beginnings, type Begun, type Yard } from './beginnings.js';
import { LoneGateway } from './lone-gateway.js';
import { openScreen, postForm } from './public-form.js';
import { httpCommands } from './role-matrix.js';
import { takeFree } from './shop.js';

/** @source ADR 0032 */
const goneWithinMs = 5_000;
const guarded = httpCommands().filter(({ http }) => http.needsActiveOwner === true);

describe('a creator who is switched off or is about to be deleted', () => {
  const second = new LoneGateway({ RATE_FACTOR: '1000' });
  let admin: Person;
  let ana: Person;
  let yard: Yard;
  let begun: Begun;
  let sold: Begun;
  let taken: Awaited<ReturnType<typeof takeFree>>;
  let onItsWay: { publicId: string; paymentPage: string };
  const gateways = () => [baseUrl(), second.url];

  beforeAll(async () => {
    [admin, ana] = await Promise.all([theAdmin(), newCreator('Ana'), second.start()]);
    yard = await aYard(ana);
    begun = await begin(yard);
    sold = await begin(yard, yard.webinar);
    taken = await takeFree(yard.product);
    const { checkout } = await must(createCheckout, aCheckout({ product: yard.pricedProduct }));
    const { redirectUrl } = await must(payCheckout, { publicId: checkout.publicId });
    onItsWay = { publicId: checkout.publicId, paymentPage: redirectUrl };
  }, 120_000);
  afterAll(() => second.stop());

  /** One call into each service. */
  const firstOf = ({ product, appointment, places }: Yard): [AnyCommand, object][] => [
    [getPublicProduct, { publicId: product }],
    [getPublicAppointment, { publicId: appointment }],
    [ratePage, beginnings[ratePage.subject]?.({ ...yard, places }, begun) ?? {}],
  ];
  const become = (of: Yard, status: number) =>
    until(
      () => Promise.all(gateways().flatMap((url) => firstOf(of).map(([command, sent]) => ask(command, sent, { url })))),
      (found) => found.every(({ http }) => http === status),
      goneWithinMs,
    );

  it('has a request here for every call that needs an active owner', () => {
    expect(Object.keys(beginnings).toSorted()).toEqual(guarded.map(({ subject }) => subject).toSorted());
  });

  it('is answered for before', async () => {
    const spare = await begin(yard);
    for (const command of guarded) {
      const { http, code } = await ask(command, beginnings[command.subject]?.(yard, spare) ?? {}, second);
      expect({ subject: command.subject, http, code }).toEqual({ subject: command.subject, http: 200, code: 'ok' });
    }
  }, 60_000);

  it('begins nothing more within seconds, at every gateway', async () => {
    await must(changeUserStatus, { _id: ana.userId, status: 0 }, admin.token);
    expect(new Set((await become(yard, 404)).map(({ code }) => code))).toEqual(new Set(['core.not_found']));
    for (const url of gateways())
      for (const command of guarded) {
        const { http, code } = await ask(command, beginnings[command.subject]?.(yard, begun) ?? {}, { url });
        expect({ subject: command.subject, http, code }).toEqual({
          ...{ subject: command.subject, http: 404, code: 'core.not_found' },
        });
      }
  }, 60_000);

  it('leaves a friendly page where visitors come', async () => {
    const { form, donation } = yard.places;
    const screens = await Promise.all([
      openScreen(`/checkout/${yard.product}`),
      openScreen(`/checkout/${begun.checkout}`),
      openScreen(`/bookAppointment/${yard.appointment}`),
      openScreen(`/webinar/${yard.webinar}`),
      postForm(`/f/${form.campaignId}/${form.pageId}/${form.sectionId}`, { name: 'Vera' }),
      postForm('/donate', { ...donation, amount: '25', custom: '', currency: 'USD', email: 'vera@example.com' }),
    ]);
    for (const { status, text } of screens)
      expect([status, /<h1>(.*?)<\/h1>/.exec(text)?.[1]]).toEqual([404, 'There is nothing here']);
  });

  it('leaves to the buyers what they have bought', async () => {
    const query = new URL(taken.downloadPath, baseUrl()).searchParams;
    const access = { orderPublicId: query.get('order') ?? '', token: query.get('token') ?? '' };
    expect((await must(listDownloads, access)).downloads).toHaveLength(1);
    const pages = await Promise.all([openScreen(taken.downloadPath), openScreen(taken.receiptPath)]);
    expect(pages.map(({ status }) => status < 400)).toEqual([true, true]);
    const { booking } = await must(manageBooking, sold.booking);
    expect(booking).toMatchObject({ state: 'confirmed', canCancel: true, canReschedule: false });
    expect((await must(cancelBooking, sold.booking)).booking.state).toBe('cancelled');
    expect((await must(manageRegistration, sold.registration)).registration.state).toBe('approved');
    expect((await must(cancelRegistration, sold.registration)).registration.state).toBe('cancelled');
  });

  it('is paid by a payment that was under way', async () => {
    const body = new URLSearchParams({ outcome: 'pay', card: '4242424242424242', email: 'vera@example.com' });
    await fetch(onItsWay.paymentPage, { method: 'POST', body, redirect: 'manual' });
    const { publicId } = onItsWay;
    expect((await must(settleCheckout, { publicId })).checkout).toMatchObject({ state: 'completed' });
    expect((await must(getCheckout, { publicId })).checkout.order).not.toBeNull();
    expect((await openScreen(`/checkout/${publicId}`)).location).toBe(`/thankyou?checkout=${publicId}`);
    expect((await openScreen(`/thankyou?checkout=${publicId}`)).status).toBe(200);
  });

  it('is there again when switched on, and gone when the account is to be deleted', async () => {
    await must(changeUserStatus, { _id: ana.userId, status: 1 }, admin.token);
    await become(yard, 200);
    const ben = await newCreator('Ben');
    const bens = await aYard(ben);
    await must(deleteAccount, { password: ben.password, confirm: 'DELETE' }, ben.token);
    expect(new Set((await become(bens, 404)).map(({ code }) => code))).toEqual(new Set(['core.not_found']));
  }, 60_000);
});
