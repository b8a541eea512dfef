import { randomUUID } from 'node:crypto';
import { createDonation, settleDonation, type AnyCommand } from '@linkyard/contracts';
import { atHost, must, newCreator, type Person } from '@linkyard/testing';
import { aYard, begin, beginnings, type Begun, type Yard } from './beginnings.js';
import { ownedRecords, type OwnedRecords } from './owned-records.js';
import { httpCommands } from './role-matrix.js';
import { takeFree } from './shop.js';
import { newTenants, type Tenant } from './tenants.js';

/** The platform, or a tenant, with a creator of its own. */
export interface SiteOfTests {
  name: string;
  /** With the port of the stack; undefined for the platform's. */
  host: string | undefined;
  /** Null: the platform's. */
  tenantId: string | null;
  creator: Person;
}

/** Runs work at a site. */
export const at = <Result>({ host }: Pick<SiteOfTests, 'host'>, work: () => Result): Result =>
  host === undefined ? work() : atHost(host, work);

export async function threeSites(): Promise<[SiteOfTests, SiteOfTests, SiteOfTests]> {
  const [one, other] = await newTenants(2);
  const siteOf = async (name: string, tenant?: Tenant): Promise<SiteOfTests> => ({
    ...{ name, host: tenant?.host, tenantId: tenant?.id ?? null },
    creator: await at({ host: tenant?.host }, () => newCreator(name)),
  });
  return Promise.all([siteOf('the platform'), siteOf('tenant A', one), siteOf('tenant B', other)]);
}

/** What a creator has, and what visitors have begun and bought there. */
export interface Sold {
  records: OwnedRecords;
  yard: Yard;
  begun: Begun;
  order: Awaited<ReturnType<typeof takeFree>>;
  donation: string;
}

export async function sell(creator: Person): Promise<Sold> {
  const yard = await aYard(creator);
  const records = await ownedRecords(creator, yard);
  const begun = await begin(yard, yard.webinar);
  const given = await must(createDonation, {
    ...{ ...yard.places.donation, amount: '25', currency: 'USD', donor: { email: `${randomUUID()}@donor.example` } },
    idempotencyKey: randomUUID(),
  });
  const card = new URLSearchParams({ outcome: 'pay', card: '4242424242424242', email: 'vera@example.com' });
  await fetch(given.redirectUrl, { method: 'POST', body: card, redirect: 'manual' });
  await must(settleDonation, { publicId: given.publicId });
  return { records, yard, begun, order: await takeFree(yard.product), donation: given.publicId };
}

const accessTo = ({ order }: Sold) => {
  const query = new URL(order.downloadPath, 'http://any.example').searchParams;
  return { orderPublicId: query.get('order') ?? '', token: query.get('token') ?? '' };
};

/** A valid request of each public call about what visitors have, by its subject. */
export const keyed: Record<AnyCommand['subject'], (sold: Sold) => object> = {
  'commerce.downloads.list': accessTo,
  'commerce.donations.settle': ({ donation: publicId }) => ({ publicId }),
  'bookings.bookings.settle': ({ begun }) => ({ uid: begun.booking.uid }),
  'bookings.bookings.manage': ({ begun }) => begun.booking,
  'bookings.bookings.cancel': ({ begun }) => begun.booking,
  'bookings.registrations.settle': ({ begun }) => ({ uid: begun.registration.uid }),
  'bookings.registrations.manage': ({ begun }) => begun.registration,
  'bookings.registrations.cancel': ({ begun }) => begun.registration,
};

/** Public calls that are about no record of a creator, and others that are tried elsewhere. */
export const notKeyed: Record<AnyCommand['subject'], string> = {
  'auth.accounts.check-otp': 'of an account: tenants.e2e-spec',
  'auth.accounts.forgot-password': 'of an account: tenants.e2e-spec',
  'auth.accounts.login': 'of an account: tenants.e2e-spec',
  'auth.accounts.register': 'of an account: tenants.e2e-spec',
  'auth.accounts.reset-password': 'of an account: tenants.e2e-spec',
  'auth.accounts.send-verification-code': 'of an account: tenants.e2e-spec',
  'auth.accounts.verify-email': 'of an account: tenants.e2e-spec',
  'auth.impersonation.open': 'by a ticket of one site: impersonation-elsewhere.e2e-spec',
  'auth.sub-users.accept': 'of an account: invites.int-spec',
  'auth.sub-users.invitation': 'of an account: invites.int-spec',
  'auth.others-data.get': 'countries, currencies and time zones',
  'auth.sessions.refresh': 'by a cookie: tenants.e2e-spec',
  'auth.social.complete': 'of an account: social.int-spec',
  'auth.social.facebook': 'of an account: social.int-spec',
  'auth.social.google': 'of an account: social.int-spec',
  'auth.social.google-nonce': 'of no account yet',
  'notifications-and-chat.enquiries.add': 'of the sender, to the host that is asked: enquiries.int-spec',
  'notifications-and-chat.push.vapid-key': 'of the installation',
  'notifications-and-chat.push.unsubscribe': 'by the secret address of one browser: push.int-spec',
  'white-label.hosts.brand-check': 'the look of the host that is asked',
  'bookings.bookings.rate': 'refused before the booking is over, at its own host too; it reads it like the others',
  'commerce.donations.stop': 'of monthly donations; it reads them like settling does',
  'campaigns-and-templates.campaigns.check': 'says whether a name is free at the host that is asked',
  'campaigns-and-templates.analytics.view': 'answers nothing: tenants.e2e-spec counts them',
  'campaigns-and-templates.analytics.click': 'answers nothing: tenants.e2e-spec counts them',
};

export const publicCommands = () => httpCommands().filter(({ http }) => http.role === 'public');

/** The request of a public call about what was sold, or begun. */
export const publicRequest = ({ subject }: AnyCommand, sold: Sold): object =>
  (keyed[subject]?.(sold) ?? beginnings[subject]?.(sold.yard, sold.begun)) || {};

/** Screens of visitors about what was sold, and files. */
export function screensOf({ yard, begun, order, donation }: Sold): string[] {
  const { booking, registration } = begun;
  return [
    yard.page,
    `${yard.page}/manifest.webmanifest`,
    `/checkout/${yard.product}`,
    `/checkout/${begun.checkout}`,
    order.downloadPath,
    order.receiptPath,
    `/bookAppointment/${yard.appointment}`,
    `/bookAppointment/${yard.appointment}?booking=${booking.uid}&token=${booking.token}`,
    `/webinar/${yard.webinar}`,
    `/webinar/${yard.webinar}?registration=${registration.uid}&token=${registration.token}`,
    `/donate/${donation}`,
  ];
}
