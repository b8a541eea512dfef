import type { PublicWebinarView, RegistrantView } from '@linkyard/contracts';
import { ana, layla, longWord, withoutPage } from '../document/example-creators.js';
import type { ScreenExamples } from '../document/screen-examples.js';
import { emptyForm, formWith, type FormValues } from '../form/form-values.js';
import { cancelRegistrationScreen } from './cancel-registration-screen.js';
import { paidScreen, type PaidScreen } from './paid-screen.js';
import { registerScreen } from './register-screen.js';
import type { OpenedRegistration } from './registered-view.js';
import { ownRegistrationScreen, registeredScreen } from './registered-screen.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const idempotencyKey = '5a3e5d4e-0000-4000-8000-000000000000';
const moments = { startAt: '2026-12-03T17:00:00Z', endAt: '2026-12-03T18:00:00Z', timeZone: 'Europe/Berlin' };
const aSession = (changes: Partial<PublicWebinarView['sessions'][number]> = {}) => ({
  ...{ sessionKey: 's'.repeat(16), ...moments, seatsLeft: null, isWaitlisted: false },
  ...changes,
});
type Question = PublicWebinarView['fields'][number];
const aQuestion = (id: string, changes: Partial<Question> = {}): Question => ({
  ...{ id, title: `Question ${id}`, type: 'text', options: [], required: true },
  ...changes,
});

/** A recording that is free and asks for nothing but a name and an address. */
export const aWebinar = (changes: Partial<PublicWebinarView> = {}): PublicWebinarView => ({
  ...{ publicId: 'w'.repeat(16), title: 'Glazing', description: '', image: '', hosts: [], host: ana },
  ...{ type: 'onDemand', state: 'replay', price: null, currency: 'EUR', sessions: [] },
  ...{ registrationOpensAt: null, registrationClosesAt: null, personFields: [], requiresApproval: false },
  ...{ closed: null, lastNameRequired: false, fields: [] },
  ...changes,
});
const live: Partial<PublicWebinarView> = { type: 'single', state: 'scheduled', sessions: [aSession()] };

export const aRegistration = (changes: Partial<OpenedRegistration> = {}): OpenedRegistration => ({
  ...{ uid: 'r'.repeat(16), title: 'Glazing', answers: [], state: 'approved', paymentState: 'none', mode: 'live' },
  person: { firstName: 'Ada', lastName: '', email: 'ada@example.com', phone: '', organization: '', jobTitle: '' },
  ...{ price: null, refunded: null, awaitedUntil: null, cancel: null, denyReason: null, host: ana, sessions: [] },
  webinar: {
    ...{ publicId: 'w'.repeat(16), title: 'Glazing', state: 'scheduled' },
    confirmation: { thanktype: 'text', text: 'Your seat is booked.', redirectUrl: '' },
  },
  ...{ joinUrl: null, replayUrl: null, payUrl: null, canPay: false, canCancel: true, refundOnCancel: null },
  isRefundRefused: false,
  ...changes,
});
const session = { sessionKey: 's'.repeat(16), ...moments };

const webinars: Record<string, PublicWebinarView> = {
  'of a recording': aWebinar(),
  'with everything': aWebinar({
    ...{ ...live, description: 'All about glazes.\n\nBring a mug.', image: '/media/glaze.jpg', price: eur(4_900) },
    ...{ requiresApproval: true, lastNameRequired: true, personFields: ['phone', 'organization', 'jobTitle'] },
    hosts: [
      { name: 'Ana Moreau', title: 'Potter', avatar: '/media/ana.jpg' },
      { name: 'Ben', title: '', avatar: '' },
    ],
    fields: [
      aQuestion('1', { type: 'textarea' }),
      aQuestion('2', { type: 'radio', options: ['A mug', 'A bowl'] }),
      aQuestion('3', { type: 'select', options: ['Oak', 'Ash'], required: false }),
      aQuestion('4', { type: 'group checkbox', options: ['Mon', 'Tue'] }),
      aQuestion('5', { type: 'checkbox' }),
    ],
  }),
  'of a series': aWebinar({
    type: 'series',
    state: 'scheduled',
    sessions: [
      aSession({ seatsLeft: 1 }),
      aSession({ sessionKey: 't'.repeat(16), startAt: '2026-12-10T17:00:00Z', endAt: '2026-12-10T18:00:00Z' }),
      aSession({ sessionKey: 'u'.repeat(16), seatsLeft: 0, isWaitlisted: true }),
    ],
  }),
  'with a waiting list': aWebinar({ ...live, sessions: [aSession({ isWaitlisted: true, seatsLeft: 0 })] }),
  'that is full': aWebinar({ ...live, closed: 'full' }),
  'that is cancelled': aWebinar({ ...live, state: 'cancelled' }),
  'of a creator without a page, with long names': aWebinar({ ...live, host: withoutPage, title: longWord }),
  'written from right to left': aWebinar({
    ...{ ...live, host: layla, title: 'ورشة التزجيج', description: 'كل شيء عن التزجيج' },
    hosts: [{ name: 'ليلى حداد', title: 'خزافة', avatar: '' }],
    fields: [aQuestion('1', { title: 'من أين أنت؟', type: 'select', options: ['عمان'] })],
  }),
};

const unpaid: Partial<OpenedRegistration> = {
  ...{ state: 'pending', canPay: true, price: eur(4_900), sessions: [session] },
};
const registrations: Record<string, OpenedRegistration> = {
  'that is approved': aRegistration({ sessions: [session], joinUrl: 'https://meet.example/1' }),
  'for two sessions': aRegistration({ sessions: [session, { ...session, sessionKey: 't'.repeat(16) }] }),
  'of a recording': aRegistration({ replayUrl: 'https://video.example/1' }),
  'to be paid': aRegistration({ ...unpaid, awaitedUntil: '2026-12-01T10:20:00Z' }),
  'whose payment has begun': aRegistration({ ...unpaid, payUrl: 'https://pay.test/1' }),
  'whose payment was declined': aRegistration({ ...unpaid, retryUrl: 'https://pay.test/1' }),
  'on the waiting list': aRegistration({ state: 'waitlisted', sessions: [session] }),
  'that was denied': aRegistration({ state: 'denied', denyReason: longWord, canCancel: false }),
  'whose refund was refused': aRegistration({
    ...{ state: 'cancelled', isRefundRefused: true, canCancel: false },
    cancel: { by: 'system', reason: 'not paid', at: '2026-12-01T10:20:00Z' },
  }),
  'with answers': aRegistration({
    ...{ state: 'attended', refunded: eur(900), price: eur(4_900) },
    person: {
      ...{ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '+49 30 901820' },
      ...{ organization: 'Analytical Engines', jobTitle: 'Countess' },
    },
    answers: [{ id: '1', title: 'City', value: 'London' }],
  }),
  'written from right to left': aRegistration({
    ...{ title: 'ورشة التزجيج', host: layla, sessions: [session] },
    answers: [{ id: '1', title: 'من أين أنت؟', value: 'عمان' }],
    webinar: {
      ...{ publicId: 'w'.repeat(16), title: 'ورشة', state: 'scheduled' },
      confirmation: { thanktype: 'text', text: 'نراك قريبا', redirectUrl: '' },
    },
  }),
};

const payments: Record<string, Partial<PaidScreen>> = {
  'on its way': {},
  declined: { retryUrl: 'https://pay.test/1' },
  'for a request': { isPaid: true },
  'that has arrived': { state: 'approved' },
  'that came too late': { state: 'cancelled' },
};

const token = 't'.repeat(24);
const registering =
  (webinar: PublicWebinarView, form: FormValues = emptyForm): ScreenExamples[string] =>
  (words) =>
    registerScreen({ webinar, form, idempotencyKey }, words);
const named = <T>(all: Record<string, T>, screenOf: (one: T) => ScreenExamples[string], of: string): ScreenExamples =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [`${of} ${name}`, screenOf(one)]));

export const aPayment = (changes: Partial<PaidScreen> = {}): PaidScreen => ({
  ...{ title: 'Glazing', publicId: 'w'.repeat(16), state: 'pending' as RegistrantView['state'] },
  ...{ isPaid: false, retryUrl: null, host: ana },
  ...changes,
});

export const examples: ScreenExamples = {
  ...named(webinars, (webinar) => registering(webinar), 'registration page'),
  'registration page with errors': registering(
    aWebinar({ ...live, fields: [aQuestion('1')] }),
    formWith({ firstName: 'ليلى', email: 'layla@' }, { email: 'This is no e-mail address.', 'q.1': 'Please answer.' }),
  ),
  'registration page with a refusal': (words) =>
    registerScreen({ webinar: aWebinar(live), form: emptyForm, idempotencyKey, failure: 'This is full.' }, words),
  ...named(
    registrations,
    (registration) => (words) => registeredScreen({ registration, token }, words),
    'registration',
  ),
  'own registration': (words) => ownRegistrationScreen({ registration: aRegistration(), token }, words),
  'cancelling a registration': (words) =>
    cancelRegistrationScreen({ registration: aRegistration({ refundOnCancel: eur(4_900) }), token }, words),
  'cancelling without a refund': (words) =>
    cancelRegistrationScreen(
      { registration: aRegistration({ paymentState: 'paid', sessions: [session] }), token },
      words,
    ),
  ...named(payments, (changes) => (words) => paidScreen(aPayment(changes), words), 'payment'),
};
