import { describe, expect, it } from '@jest/globals';
import {
  getBooking,
  getDonation,
  getLead,
  getOrder,
  getRegistration,
  listAppointments,
  listBookings,
  listCalendarBookings,
  listCampaigns,
  listDonations,
  listFormSubmissions,
  listLeads,
  listOrders,
  listProducts,
  listRegistrations,
  listWebinars,
  paymentHistory,
  type AnyCommand,
} from '@linkyard/contracts';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BookingsScreen } from '../features/bookings/BookingsScreen.js';
import { DonationsScreen } from '../features/donations/DonationsScreen.js';
import { FormDataScreen } from '../features/leads/form-data/FormDataScreen.js';
import { LeadsScreen } from '../features/leads/LeadsScreen.js';
import { OrdersScreen } from '../features/orders/OrdersScreen.js';
import { anOrder } from '../features/orders/testing/an-order.js';
import { MovementList } from '../features/sales/movements/MovementList.js';
import { RegistrationsScreen } from '../features/webinars/registrations/RegistrationsScreen.js';
import { feature as webinarsFeature } from '../features/webinars/feature.js';
import { feature as ordersFeature } from '../features/orders/feature.js';
import { feature as donationsFeature } from '../features/donations/feature.js';
import { feature as bookingsFeature } from '../features/bookings/feature.js';
import { FakeApi } from '../shared/testing/fake-api.js';
import { renderWithProviders } from '../shared/testing/render-with-providers.js';

const _id = 'a'.repeat(24);
const at = '2026-11-22T10:00:00.000Z';
const record = { _id, rev: 1, createdAt: at, updatedAt: at };
const usd = (amount: number) => ({ amount, currency: 'USD' });
const lead = {
  ...{ ...record, contactId: null, kind: 'optin' as const, campaignId: null, campaignTitle: 'Ana', pageId: null },
  ...{ sectionId: _id, sectionTitle: '', name: 'Vera Vale', email: 'vera@example.com', phone: '', whatsapp: '' },
  ...{ message: '', state: 'read' as const, isRead: true, tags: [], files: [], rating: null, country: '' },
  attribution: { referrerUrl: '', utmSource: '', utmMedium: '', utmCampaign: '', utmTerm: '', utmContent: '' },
  ...{ consent: { granted: true, text: 'Send me news', at }, emailStatus: 'subscribed' as const, answers: [] },
};
const form = {
  ...{ ...lead, kind: 'form' as const },
  answers: [{ fieldId: 'f', title: 'Your budget', type: 'text', value: 'Small' }],
};
const booking = {
  ...{ ...record, uid: 'booking-uid-0123456789', title: 'First talk', startAt: at, endAt: at, guests: [], answers: [] },
  ...{
    timeZone: 'Asia/Tokyo',
    hostTimeZone: 'Europe/Berlin',
    state: 'confirmed' as const,
    paymentState: 'none' as const,
  },
  ...{ price: null, due: null, holdUntil: null, paid: null, chargeable: null, refunded: null, seatNo: 1 },
  ...{ recurringId: null, rescheduledFrom: null, rescheduledTo: null, paymentId: null, internalNotes: '' },
  ...{ cancel: null, rejectReason: null, rating: null, ratingText: '', appointmentId: _id, location: null },
  attendee: { name: 'Vera Vale', email: 'vera@example.com', phone: '' },
  ...{ awaitedUntil: null, rescheduleCount: 0, attribution: {}, history: [] },
};
const registration = {
  ...{ ...record, uid: 'registration-uid-0123456789', title: 'Glazing', answers: [], state: 'approved' as const },
  person: { firstName: 'Vera', lastName: 'Vale', email: 'vera@example.com', phone: '', organization: '', jobTitle: '' },
  ...{ paymentState: 'none' as const, price: null, refunded: null, awaitedUntil: null, cancel: null, denyReason: null },
  ...{ webinarId: _id, sessionKey: null, startAt: at, timeZone: 'UTC', externalRegistrantKey: null, joinUrl: null },
  ...{ attendedMinutes: null, sync: { state: 'none' as const, attempts: 0, error: '' }, paymentId: null },
  ...{ attribution: {}, history: [] },
};
const donation = {
  ...{ ...record, publicId: 'p'.repeat(22), campaignId: _id, campaignName: 'Mugs', provider: 'stripe' as const },
  ...{ amount: usd(2_500), fee: usd(0), total: usd(2_500), refunded: usd(0), interval: 'once' as const },
  ...{ providerFee: null, endedAt: null, renewalFailedAt: null, isRenewal: false, message: 'Good luck' },
  ...{ donor: { name: 'Vera Vale', email: 'vera@example.com' }, isAnonymous: false, goal: null, receiptNumber: 7 },
  ...{ state: 'completed' as const, completedAt: at, paymentAttention: null, duplicatePayment: null, history: [] },
};

/** Page 2 of a list of 20: none of its rows is the one that is opened. */
const elsewhere = { data: [], currentPage: 2, totalCount: 20, pageCounts: 2, listPerPage: 10 };
const lists = () =>
  new FakeApi()
    .on(listOrders, elsewhere)
    .on(listProducts, elsewhere)
    .on(paymentHistory, elsewhere)
    .on(listBookings, elsewhere)
    .on(listAppointments, elsewhere)
    .on(listCalendarBookings, { timeZone: 'Europe/Berlin', bookings: [], isCut: false, busy: [] })
    .on(listRegistrations, elsewhere)
    .on(listWebinars, elsewhere)
    .on(listDonations, elsewhere)
    .on(listCampaigns, elsewhere)
    .on(listLeads, { ...elsewhere, unread: 0 })
    .on(listFormSubmissions, { ...elsewhere, unread: 0 });

interface Opened {
  address: string;
  ui: ReactNode;
  get: AnyCommand;
  answer: (api: FakeApi) => FakeApi;
  shows: string;
  missing: string;
}

const opened: Opened[] = [
  {
    ...{ address: `/purchase?page=2&order=${_id}`, ui: <OrdersScreen />, get: getOrder },
    answer: (api) => api.on(getOrder, { order: anOrder({ _id }), countedLines: [] }),
    ...{ shows: 'Vera Vale', missing: 'There is no such order.' },
  },
  {
    ...{ address: `/appointment-booking?page=2&booking=${_id}`, ui: <BookingsScreen />, get: getBooking },
    answer: (api) => api.on(getBooking, { booking }),
    ...{ shows: 'vera@example.com', missing: 'There is no such booking.' },
  },
  {
    ...{ address: `/appointment-booking?view=calendar&booking=${_id}`, ui: <BookingsScreen />, get: getBooking },
    answer: (api) => api.on(getBooking, { booking }),
    ...{ shows: 'vera@example.com', missing: 'There is no such booking.' },
  },
  {
    ...{ address: `/donations?page=2&donation=${_id}`, ui: <DonationsScreen />, get: getDonation },
    answer: (api) => api.on(getDonation, { donation }),
    ...{ shows: 'Good luck', missing: 'There is no such donation.' },
  },
  {
    ...{ address: `/registrations?page=2&registration=${_id}`, ui: <RegistrationsScreen />, get: getRegistration },
    answer: (api) => api.on(getRegistration, { registration }),
    ...{ shows: 'vera@example.com', missing: 'There is no such registration.' },
  },
  {
    ...{ address: `/myleads?page=2&lead=${_id}`, ui: <LeadsScreen />, get: getLead },
    answer: (api) => api.on(getLead, { lead }),
    ...{ shows: 'Send me news', missing: 'There is no such entry.' },
  },
  {
    ...{ address: `/formdata?page=2&lead=${_id}`, ui: <FormDataScreen />, get: getLead },
    answer: (api) => api.on(getLead, { lead: form }),
    ...{ shows: 'Your budget', missing: 'There is no such entry.' },
  },
];
const cases = opened.map((one) => [one.address.replace(_id, '…'), one] as const);

describe('a record that the address names', () => {
  it.each(cases)('is opened at %s though it is on another page of the list', async (_name, { address, ui, ...of }) => {
    const { api } = renderWithProviders(ui, { api: of.answer(lists()), at: address });
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(of.shows)).toBeVisible();
    expect(api.bodiesTo(of.get)).toEqual([{ _id }]);
    expect(drawer.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it.each(cases)('is said to be missing at %s where there is none', async (_name, { address, ui, get, missing }) => {
    const api = lists().refuse(get, { httpStatus: 404, code: 'core.not_found', message: 'Not found.' });
    const { user, address: current } = renderWithProviders(ui, { api, at: address });
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(new RegExp(missing))).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    expect(current()).not.toContain(_id);
  });

  it.each(cases)('can be read again at %s after a failure', async (_name, { address, ui, get, ...of }) => {
    const api = lists().refuse(get, { httpStatus: 503, code: 'core.unavailable', message: 'Please try again.' });
    const { user } = renderWithProviders(ui, { api, at: address });
    const drawer = within(await screen.findByRole('dialog'));
    const again = await drawer.findByRole('button', { name: 'Try again' });
    of.answer(api);
    await user.click(again);
    expect(await drawer.findByText(of.shows)).toBeVisible();
  });
});

describe('what a movement of money was for', () => {
  const owning = [ordersFeature, donationsFeature, bookingsFeature, webinarsFeature];
  const paths = owning.flatMap(({ screens = [] }) => screens.map(({ path }) => path));

  it.each([
    ['commerce', 'order'],
    ['commerce', 'donation'],
    ['bookings', 'booking'],
    ['bookings', 'registration'],
  ] as const)('is opened on a screen that exists: %s, %s', async (service, kind) => {
    const subject = { service, kind, id: _id };
    const row = {
      _id,
      createdAt: at,
      kind: 'settled',
      amount: usd(900),
      paymentId: _id,
      provider: 'stripe',
    } as const;
    const data = [{ ...row, providerRef: 'pi_1', subject }];
    const api = new FakeApi().on(paymentHistory, { ...elsewhere, data });
    renderWithProviders(<MovementList />, { api });
    const link = await screen.findByRole('link', { name: /Order|Donation|Booking|Webinar/ });
    const [path, query] = (link.getAttribute('href') ?? '').split('?');
    expect(paths).toContain(path);
    expect(query).toBe(`${kind}=${_id}`);
  });
});
