import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import {
  addSection,
  addUpdateAppointment,
  addUpdateWebinar,
  connectPayments,
  createCheckout,
  listSlots,
  publishCampaign,
  saveBooking,
  subscribeWebinar,
  updateCampaign,
  type AnyCommand,
  type RequestInput,
} from '@linkyard/contracts';
import { must, newCampaign, type Person } from '@linkyard/testing';
import { editorOf } from './editor-of.js';
import { aDocument, aFreeProduct, pdf } from './shop.js';

type Key = Record<'uid' | 'token', string>;

/** What a visitor had begun with a creator, and has not finished. */
export interface Begun {
  checkout: string;
  booking: Key;
  registration: Key;
}
export type Yard = Awaited<ReturnType<typeof aYard>>;

const attendee = (name: string) => ({ name, email: `${randomUUID()}@visitor.example` });
const timeZone = 'Europe/Paris';

/** A creator's page, product, appointment and webinar, all open to visitors. */
export async function aYard(owner: Person) {
  const { token } = owner;
  const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
  await must(connectPayments, { provider: 'stripe', secretKey }, token);
  const { _id: mediaId } = await aDocument(owner);
  const digital = { files: [{ mediaId, name: 'Guide.pdf', size: pdf.length }] };
  const { publicId: product } = await aFreeProduct(owner, { digital });
  const priced = { priceModel: 'fixed' as const, price: '20.00', title: 'Print' };
  const { publicId: pricedProduct } = await aFreeProduct(owner, priced);
  const open = { state: 'published' as const, window: { type: 'unlimited' as const }, minimumNotice: 0 };
  const { publicId: appointment } = await must(addUpdateAppointment, { title: 'Talk', ...open }, token);
  const session = { startAt: '2031-06-03T18:00:00Z', endAt: '2031-06-03T19:00:00Z', timeZone };
  const held = { joinUrl: 'https://meet.example/room', sessions: [session], state: 'scheduled' as const };
  const webinarOf = async (sent: RequestInput<typeof addUpdateWebinar>) =>
    (await must(addUpdateWebinar, { ...held, ...sent }, token)).webinar.publicId;
  const webinar = await webinarOf({ title: 'Glazing' });
  const paidWebinar = await webinarOf({ title: 'Kilns', price: '10.00', currency: 'EUR' });
  const { days } = await must(listSlots, { publicId: appointment, from: '2031-03-01', to: '2031-03-31', timeZone });
  const starts = Object.values(days).map(([first]) => first?.start ?? '');
  const campaign = await newCampaign(owner);
  const { templateId, pageId } = await editorOf(owner, campaign);
  const section = async (type: string, sectionData: Record<string, unknown>) => {
    const { _id } = await must(addSection, { templateId, pageId, type, sectionData }, token);
    return { campaignId: campaign._id, pageId, sectionId: _id };
  };
  const field = { id: 'name', title: 'Name', type: 'text', required: true };
  const places = {
    form: await section('el_form', { title: 'Ask me', fields: [field] }),
    rating: await section('el_rating', { question: 'How are the mugs?' }),
    upload: await section('el_upload', {}),
    donation: await section('el_donate', { title: 'Support me', amounts: [5, 25] }),
  };
  await must(updateCampaign, { _id: campaign._id, pushEnabled: true }, token);
  await must(publishCampaign, { _id: campaign._id }, token);
  const page = `/${campaign.campName}`;
  return {
    product,
    pricedProduct,
    appointment,
    webinar,
    paidWebinar,
    nextStart: () => starts.shift() ?? '',
    places,
    page,
  };
}

export const aCheckout = ({ product }: Pick<Yard, 'product'>): RequestInput<typeof createCheckout> => ({
  publicId: product,
  items: [{ publicId: product, qty: 1 }],
  buyer: attendee('Vera'),
  idempotencyKey: randomUUID(),
});
const aBooking = ({ appointment, nextStart }: Yard): RequestInput<typeof saveBooking> => ({
  ...{ publicId: appointment, start: nextStart(), timeZone, attendee: attendee('Ada') },
  idempotencyKey: randomUUID(),
});
const aSubscription = (publicId: string): RequestInput<typeof subscribeWebinar> => ({
  ...{ publicId, timeZone, person: { firstName: 'Ada', lastName: 'Lovelace', email: attendee('Ada').email } },
  idempotencyKey: randomUUID(),
});

export async function begin(yard: Yard, webinar = yard.paidWebinar): Promise<Begun> {
  const { checkout } = await must(createCheckout, aCheckout(yard));
  const { booking, token } = await must(saveBooking, aBooking(yard));
  const registered = await must(subscribeWebinar, aSubscription(webinar));
  return {
    checkout: checkout.publicId,
    booking: { uid: booking.uid, token },
    registration: { uid: registered.registration.uid, token: registered.token },
  };
}

/** A browser that has subscribed at the push service of this machine, which does not know it. */
export function aBrowser() {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const endpoint = `${process.env['PUSH_SIMULATOR_URL'] ?? 'https://fcm.googleapis.com'}/push/${randomUUID().replaceAll('-', '')}`;
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

const written = () => ({ idempotencyKey: randomUUID(), elapsedMs: 5_000 });

/** A valid request of each public call that needs an active owner, by its subject. */
export const beginnings: Record<AnyCommand['subject'], (yard: Yard, begun: Begun) => object> = {
  'commerce.products.single': ({ product }) => ({ publicId: product }),
  'commerce.products.page-details': ({ product }) => ({ publicId: product }),
  'commerce.checkout.quote': ({ product }) => ({ publicId: product, items: [{ publicId: product, qty: 1 }] }),
  'commerce.checkout.create': aCheckout,
  'commerce.checkout.get': (_yard, { checkout }) => ({ publicId: checkout }),
  'commerce.checkout.open-page': ({ product }) => ({ id: product }),
  'commerce.checkout.settle': (_yard, { checkout }) => ({ publicId: checkout }),
  'commerce.checkout.pay': (_yard, { checkout }) => ({ publicId: checkout }),
  'commerce.donations.create': ({ places }) => ({
    ...{ ...places.donation, amount: '25', currency: 'USD', donor: { email: attendee('Ilja').email } },
    idempotencyKey: randomUUID(),
  }),
  'bookings.appointments.single': ({ appointment }) => ({ publicId: appointment }),
  'bookings.appointments.slots': ({ appointment }) => ({
    ...{ publicId: appointment, from: '2031-04-01', to: '2031-04-07', timeZone },
  }),
  'bookings.bookings.hold': ({ appointment, nextStart }) => ({ publicId: appointment, start: nextStart() }),
  'bookings.bookings.save': aBooking,
  'bookings.bookings.reschedule': ({ nextStart }, { booking }) => ({ ...booking, start: nextStart() }),
  'bookings.webinars.public-single': ({ webinar }) => ({ publicId: webinar }),
  'bookings.registrations.subscribe': ({ webinar }) => aSubscription(webinar),
  'bookings.registrations.pay': (_yard, { registration }) => registration,
  'notifications-and-chat.push.subscribe': ({ places }) => ({
    ...{ subscription: aBrowser(), from: 'template', campaignId: places.form.campaignId },
  }),
  'campaigns-and-templates.forms.submit': ({ places }) => ({ ...places.form, answers: { name: 'Vera' }, ...written() }),
  'campaigns-and-templates.ratings.rate': ({ places }) => ({
    ...{ ...places.rating, stars: 5, visitorKey: randomUUID() },
    ...written(),
  }),
  'campaigns-and-templates.uploads.submit': ({ places }) => ({
    ...places.upload,
    ...{ email: 'vera@example.com', file: new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }) },
    ...written(),
  }),
};
