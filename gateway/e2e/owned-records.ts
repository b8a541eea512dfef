import { randomUUID } from 'node:crypto';
import {
  addEnquiry,
  addUpdateCoupon,
  addUpdateDonationGoal,
  beginUpload,
  connectCalendar,
  createDonation,
  createPreviewLink,
  createPushMessage,
  exportLeads,
  getAppointment,
  getCampaign,
  getExport,
  getNotifications,
  getOrder,
  getPage,
  getProduct,
  getProductImport,
  getSchedule,
  getTemplate,
  getWebinar,
  getWebinarConnection,
  listAppointments,
  listBookings,
  listCalendars,
  listCoupons,
  listDonationGoals,
  listDonations,
  listHistory,
  listLeads,
  listOrders,
  listPaymentConnections,
  listPreviewLinks,
  listProducts,
  listOwnEnquiries,
  listPushDevices,
  listPushMessages,
  listRatings,
  listRegistrations,
  listSchedules,
  listSessions,
  listWebinars,
  ratePage,
  saveBlockTemplate,
  settleDonation,
  startProductImport,
  submitForm,
  submitUpload,
  subscribeToPush,
  userMedia,
  type AnyCommand,
} from '@linkyard/contracts';
import { baseUrl, must, until, type Person } from '@linkyard/testing';
import { aBrowser, aYard, begin, beginnings, type Yard } from './beginnings.js';
import { editorOf } from './editor-of.js';
import { connectWebinars, consentOf } from './provider-consent.js';
import { aDocument, takeFree } from './shop.js';

/** A record of a creator: its id, and what its owner sees of it. */
export interface OwnedRecord {
  id: string;
  /** What `_id` names, where `id` is a uid. */
  _id?: string;
  look: () => Promise<unknown>;
}
export type OwnedRecords = Awaited<ReturnType<typeof ownedRecords>>;

const soonMs = 40_000;

/** A creator with one record of each kind, by the capability that has its calls. @param yard of the creator */
export async function ownedRecords(owner: Person, yard?: Yard) {
  const { token } = owner;
  yard ??= await aYard(owner);
  const editor = await editorOf(owner, await campaignOf(owner, yard));
  const [page, shop, visits, media] = await Promise.all([
    pageRecords(owner, yard, editor),
    shopRecords(owner, yard),
    visitRecords(owner, yard),
    mediaRecords(owner, yard),
  ]);
  const sessions = async () => (await must(listSessions, {}, token)).sessions.map(({ _id }) => _id);
  const notifications = async () =>
    (await must(getNotifications, {}, token)).data.map(({ _id, markAsRead }) => [_id, markAsRead]);
  const [newest] = await until(notifications, ({ length }) => length > 0, soonMs);
  return {
    ...{ ...page, ...shop, ...visits, ...media },
    'auth.sessions': { id: (await sessions())[0] ?? '', look: sessions },
    'notifications-and-chat.push-devices': await pushDevice(owner),
    'notifications-and-chat.push': await pushMessage(owner),
    'notifications-and-chat.enquiries': await enquiry(owner),
    'notifications-and-chat.notifications': { id: String(newest?.[0] ?? ''), look: notifications },
  };
}

async function pushDevice({ token, userId }: Person): Promise<OwnedRecord> {
  const subscription = aBrowser();
  await must(subscribeToPush, { subscription, from: 'user', userId }, token);
  const look = async () => (await must(listPushDevices, {}, token)).devices.map(({ _id }) => _id);
  return { id: (await look())[0] ?? '', look };
}

async function pushMessage({ token }: Person): Promise<OwnedRecord> {
  await must(createPushMessage, { title: 'Mine' }, token);
  return idOf(() => must(listPushMessages, {}, token));
}

async function enquiry({ token }: Person): Promise<OwnedRecord> {
  await must(addEnquiry, { subject: 'Mine', message: 'Mine', idempotencyKey: randomUUID() }, token);
  return idOf(() => must(listOwnEnquiries, {}, token));
}

const campaignOf = ({ token }: Person, { places }: Yard) => must(getCampaign, { _id: places.form.campaignId }, token);

/** The first row of a list, once there is one. */
async function firstOf<Row>(list: () => Promise<{ data: Row[] }>): Promise<Row> {
  const [row] = await until(
    async () => (await list()).data,
    ({ length }) => length > 0,
    soonMs,
  );
  if (!row) throw new Error('the list is empty');
  return row;
}
const idOf = async (list: () => Promise<{ data: { _id: string }[] }>): Promise<OwnedRecord> => ({
  id: (await firstOf(list))._id,
  look: async () => (await list()).data,
});

async function pageRecords(
  { token }: Person,
  yard: Yard,
  { templateId, pageId }: Awaited<ReturnType<typeof editorOf>>,
) {
  const { campaignId, sectionId } = yard.places.form;
  const heading = { text: 'Mine', tag: 'h2', align: '' };
  const still = { animType: 'none' as const, isanim: false, delay: 0, repeat: false };
  const drafted = { type: 'el_heading', title: 'Heading', sectionData: heading, style: {}, animation: still };
  const section = { ...drafted, status: 1 as const };
  const block = await must(saveBlockTemplate, { name: 'Mine', sections: [section] }, token);
  await must(createPreviewLink, { templateId, days: 7 }, token);
  for (const subject of ['campaigns-and-templates.forms.submit', 'campaigns-and-templates.ratings.rate'] as const)
    await must<AnyCommand>(subject.includes('forms') ? submitForm : ratePage, written(subject, yard));
  const wholePage = () => must(getPage, { templateId, pageId }, token);
  const links = async () => (await must(listPreviewLinks, { templateId }, token)).links;
  const [link] = await links();
  return {
    'campaigns-and-templates.campaigns': { id: campaignId, look: () => must(getCampaign, { _id: campaignId }, token) },
    'campaigns-and-templates.analytics': { id: campaignId, look: () => must(getCampaign, { _id: campaignId }, token) },
    'campaigns-and-templates.templates': { id: templateId, look: () => must(getTemplate, { _id: templateId }, token) },
    'campaigns-and-templates.pages': { id: pageId, look: wholePage },
    'campaigns-and-templates.sections': { id: sectionId, look: wholePage },
    'campaigns-and-templates.block-templates': { id: block._id, look: wholePage },
    'campaigns-and-templates.preview-links': { id: link?._id ?? '', look: links },
    'campaigns-and-templates.history': await idOf(() => must(listHistory, { templateId, filters: {} }, token)),
    'campaigns-and-templates.leads': await idOf(() => must(listLeads, { filters: { kind: 'form' } }, token)),
    'campaigns-and-templates.ratings': await idOf(() => must(listRatings, {}, token)),
  };
}

const written = (subject: AnyCommand['subject'], yard: Yard) =>
  beginnings[subject]?.(yard, {
    checkout: '',
    booking: { uid: '', token: '' },
    registration: { uid: '', token: '' },
  }) ?? {};

async function shopRecords(owner: Person, yard: Yard) {
  const { token } = owner;
  await takeFree(yard.product);
  const order = await firstOf(() => must(listOrders, {}, token));
  const { _id: productId } = await firstOf(() => must(listProducts, { searchTerm: 'Guide' }, token));
  await must(addUpdateCoupon, { code: 'MINE', kind: 'percent', value: '25' }, token);
  const goal = await must(addUpdateDonationGoal, { title: 'A kiln', target: '100', currency: 'USD' }, token);
  const given = await must<typeof createDonation>(createDonation, {
    ...{ ...yard.places.donation, amount: '25', currency: 'USD', donor: { email: `${randomUUID()}@donor.example` } },
    idempotencyKey: randomUUID(),
  });
  const card = new URLSearchParams({ outcome: 'pay', card: '4242424242424242', email: 'vera@example.com' });
  await fetch(given.redirectUrl, { method: 'POST', body: card, redirect: 'manual' });
  await must(settleDonation, { publicId: given.publicId });
  const form = new FormData();
  form.set('currency', 'EUR');
  form.set('isPreview', 'true');
  form.set('file', new Blob(['Handle,Title,Variant Price\nmug,Mug,9.50\n']), 'shop.csv');
  const headers = { authorization: token };
  await fetch(`${baseUrl()}${startProductImport.http?.path}`, { method: 'POST', body: form, headers });
  const { import: preview } = await until(
    () => must(getProductImport, {}, token),
    ({ import: latest }) => latest?.state === 'done',
    soonMs,
  );
  const lookAtOrder = () => must(getOrder, { _id: order._id }, token);
  return {
    'commerce.products': { id: productId, look: () => must(getProduct, { _id: productId }, token) },
    'commerce.orders': { id: order._id, look: lookAtOrder },
    'commerce.receipts': { id: order._id, look: lookAtOrder },
    'commerce.coupons': await idOf(() => must(listCoupons, {}, token)),
    'commerce.donation-goals': {
      id: goal.goal._id,
      look: async () => (await must(listDonationGoals, {}, token)).data,
    },
    'commerce.donations': await idOf(() => must(listDonations, {}, token)),
    'commerce.payment-connections': await idOf(() => must(listPaymentConnections, {}, token)),
    'commerce.product-imports': {
      id: preview?.importId ?? '',
      look: () => must(getProductImport, {}, token),
    },
  };
}

async function visitRecords(owner: Person, yard: Yard) {
  const { token, email } = owner;
  const { booking, registration } = await begin(yard, yard.webinar);
  const schedule = await idOf(() => must(listSchedules, {}, token));
  const appointment = await firstOf(() => must(listAppointments, {}, token));
  const booked = await firstOf(() => must(listBookings, {}, token));
  const registered = await firstOf(() => must(listRegistrations, {}, token));
  const webinar = await firstOf(() => must(listWebinars, { searchTerm: 'Glazing' }, token));
  await must(connectCalendar, await consentOf(token, email), token);
  const connection = await connectWebinars(owner);
  return {
    'bookings.schedules': { ...schedule, look: () => must(getSchedule, { _id: schedule.id }, token) },
    'bookings.appointments': {
      id: appointment._id,
      look: () => must(getAppointment, { _id: appointment._id }, token),
    },
    'bookings.webinars': { id: webinar._id, look: () => must(getWebinar, { _id: webinar._id }, token) },
    'bookings.bookings': {
      id: booking.uid,
      _id: booked._id,
      look: async () => (await must(listBookings, {}, token)).data,
    },
    'bookings.registrations': {
      id: registration.uid,
      _id: registered._id,
      look: async () => (await must(listRegistrations, {}, token)).data,
    },
    'bookings.calendars': {
      id: (await firstOf(() => must(listCalendars, {}, token)))._id,
      look: async () =>
        (await must(listCalendars, {}, token)).data.map(({ _id, state, writeCalendarId }) => [
          _id,
          state,
          writeCalendarId,
        ]),
    },
    'bookings.webinar-connections': {
      id: connection._id,
      look: () => must(getWebinarConnection, {}, token),
    },
  };
}

async function mediaRecords(owner: Person, yard: Yard) {
  const { token } = owner;
  const document = await aDocument(owner);
  const begun = { name: 'Prices.pdf', size: 9_000_000, type: 'document', mime: 'application/pdf' } as const;
  // Beginning it again answers what has arrived of the same upload.
  const upload = () => must(beginUpload, { ...begun, key: `${owner.userId}-prices` }, token);
  const { uploadId } = await upload();
  const { exportId } = await must(exportLeads, {}, token);
  const form = new FormData();
  for (const [name, value] of Object.entries(written('campaigns-and-templates.uploads.submit', yard)))
    form.set(name, value instanceof Blob ? value : String(value));
  await fetch(`${baseUrl()}${submitUpload.http?.path}`, { method: 'POST', body: form });
  const lead = await firstOf(() => must(listLeads, { filters: { kind: 'upload' } }, token));
  // Each look signs new addresses of the files.
  const library = async () => {
    const seen = await must(userMedia, { type: 'get', data: {} }, token);
    return seen.type === 'get' && seen.data.map(({ file: _file, ...kept }) => kept);
  };
  const exported = () => must(getExport, { exportId }, token);
  await until(exported, ({ state }) => state === 'ready', soonMs);
  return {
    'media.files': { id: document._id, look: library },
    'media.organise': { id: document._id, look: library },
    'media.uploads': { id: uploadId, look: upload },
    'media.exports': { id: exportId, look: async () => (await exported()).state },
    'media.visitor-files': { id: lead.files[0]?.mediaId ?? '', look: library },
  };
}
