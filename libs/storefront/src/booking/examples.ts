import type { AttendeeBookingView, PublicAppointmentView } from '@linkyard/contracts';
import { ana, layla, longWord, withoutPage } from '../document/example-creators.js';
import type { ScreenExamples } from '../document/screen-examples.js';
import { formWith } from '../form/form-values.js';
import { bookedScreen } from './booked-screen.js';
import type { OpenedBooking } from './booked-view.js';
import { cancelScreen } from './cancel-screen.js';
import { chooseScreen } from './choose-screen.js';
import type { ChooseView } from './choose-view.js';
import { detailsScreen } from './details-screen.js';
import type { DetailsView } from './details-view.js';
import { aChooseView, aDetailsView, anAttendeeBooking, aPublicAppointment, aSeriesBooking } from './example-records.js';
import { moveScreen } from './move-screen.js';
import { ownBookingScreen } from './own-booking-screen.js';
import { rateScreen } from './rate-screen.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const token = 't'.repeat(24);
const now = Date.parse('2026-11-20T10:00:00Z');

const question: PublicAppointmentView['questions'][number] = {
  ...{ id: 'a', title: 'What is it about?', type: 'text' as const, required: true, options: [] },
};
const appointments = {
  full: aPublicAppointment({
    ...{ host: ana, image: '/media/kiln.jpg', durations: [15, 30, 90], seatsPerSlot: 5, showSeatsLeft: true },
    ...{ description: 'We look at your pots.\nBring two of them.', price: eur(2400), dueNow: eur(1200) },
    locations: [
      { type: 'inPerson', label: 'Kiln yard 4' },
      { type: 'attendeePhone', label: '' },
    ],
    questions: [
      question,
      { ...question, id: 'b', title: 'Anything else?', type: 'textarea', required: false },
      { ...question, id: 'c', title: 'Level', type: 'radio', options: ['First', 'Second'] },
      { ...question, id: 'd', title: 'Days', type: 'group checkbox', options: ['Monday', 'Friday'] },
    ],
    ...{ guestsMax: 2, requiresApproval: true },
  }),
  'with long names': aPublicAppointment({
    ...{ host: { ...withoutPage, name: longWord }, title: longWord, description: longWord },
    ...{ price: eur(123_456_789), dueNow: eur(123_456_789), durations: [15, 45, 1440] },
    locations: [
      { type: 'inPerson', label: longWord },
      { type: 'zoom', label: longWord },
    ],
    questions: [{ ...question, title: longWord, type: 'select', options: [longWord] }],
  }),
  'from right to left': aPublicAppointment({
    ...{ host: layla, title: 'جلسة خزف للمبتدئين', description: 'ساعة واحدة في المرسم، مع الشاي.' },
    ...{ price: eur(2400), dueNow: eur(2400), locations: [{ type: 'inPerson', label: 'مرسم ليلى، الطابق الثاني' }] },
    questions: [{ ...question, title: 'ما المستوى؟', type: 'select', options: ['مبتدئ', 'متقدم'] }],
    cancelPolicy: { byAttendee: true, minNotice: 1440, refund: 'full', percent: 0, text: 'اتصل بي إن تأخرت.' },
  }),
  'of a weekly series held on a card': aPublicAppointment({
    ...{ price: eur(2400), dueNow: eur(2400), payAt: 'cardHold', requireEmailVerification: true },
    recurring: { freq: 'weekly', interval: 1, maxCount: 3 },
  }),
} satisfies Record<string, PublicAppointmentView>;

const choices: Record<string, Partial<ChooseView>> = {
  'without free times': { day: null, days: {} },
  'on a day without free times': { days: {} },
  'in a zone that the host fixed': { appointment: aPublicAppointment({ lockTimeZone: true }), query: {} },
  'to move a booking': { query: { step: 'move' } },
  'with a zone that is not known': { note: 'There is no time zone of that name.' },
  'in the hour that occurs twice': {
    ...{ month: '2026-10', today: '2026-10-01', day: '2026-10-25' },
    days: {
      '2026-10-25': ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'].map((start) => ({
        ...{ start, seatsLeft: null },
      })),
    },
  },
  ...Object.fromEntries(Object.entries(appointments).map(([name, appointment]) => [name, { appointment }])),
};

const typed = { name: 'ليلى "Bo" <3', email: 'layla@example.com', guests: 'a@example.com', 'q.c': 'Second' };
const series = ['2026-11-23T10:00:00+01:00', '2026-11-30T10:00:00+01:00', '2026-12-07T10:00:00+01:00'];
const forms: Record<string, Partial<DetailsView>> = {
  plain: {},
  refused: {
    appointment: appointments.full,
    form: formWith(typed, {
      name: 'Enter your name.',
      phone: 'Enter a number.',
      guests: 'At most 2.',
      'q.a': 'Answer.',
    }),
  },
  failed: { failure: 'There were too many bookings. Try again tomorrow.' },
  'of a time that was taken': {
    form: formWith(typed),
    taken: { note: 'This time has just been taken.', others: [{ start: series[0] ?? '', seatsLeft: null }] },
  },
  'of the last time of a day': { taken: { note: 'This time has just been taken.', others: [] } },
  'that awaits a code': { form: formWith(typed), awaitsCode: true },
  'too late to cancel': { now: Date.parse('2026-11-23T08:00:00Z') },
  ...Object.fromEntries(Object.entries(appointments).map(([name, appointment]) => [name, { appointment, series }])),
};

const long = {
  ...{ title: longWord, host: { ...withoutPage, name: longWord }, alsoComing: [longWord], guests: ['a@example.com'] },
  ...{ attendee: { name: longWord, email: `${longWord}@example.com`, phone: '' }, price: eur(123_456_789) },
  ...{ location: { type: 'link', value: `https://meet.example/${longWord}`, label: '' }, cancelText: longWord },
  answers: [{ id: 'a', title: longWord, value: longWord }],
  confirmation: { thanktype: 'text', text: longWord, redirectUrl: '' },
} satisfies Partial<AttendeeBookingView>;
const arabic = {
  ...{ title: 'جلسة خزف', host: layla, attendee: { name: 'سلمى', email: 'salma@example.com', phone: '' } },
  ...{ location: { type: 'inPerson', value: 'مرسم ليلى', label: '' }, cancelText: 'اتصل بي.', alsoComing: ['هدى'] },
  answers: [{ id: 'a', title: 'ما المستوى؟', value: 'مبتدئ' }],
  confirmation: { thanktype: 'text', text: 'أراك قريبا', redirectUrl: '' },
} satisfies Partial<AttendeeBookingView>;
const ended = { canCancel: false, canReschedule: false } as const;
const unpaid = { state: 'awaitingPayment', due: eur(2400), toPay: eur(2400), payUrl: 'https://pay.test/1' } as const;
const held: Partial<AttendeeBookingView> = {
  ...{ paymentState: 'authorized' as const, isCardHeld: true, price: eur(2400), due: eur(2400) },
  holdUntil: '2026-11-28T09:00:00.000Z',
};

const bookings: Record<string, OpenedBooking> = {
  confirmed: anAttendeeBooking(),
  'with long names': anAttendeeBooking(long),
  'from right to left': anAttendeeBooking(arabic),
  'that awaits its payment': anAttendeeBooking({ ...unpaid, payBy: '2026-11-20T11:00:00Z' }),
  'whose payment was declined': { ...anAttendeeBooking(unpaid), retryUrl: 'https://pay.test/2' },
  'that awaits a card': anAttendeeBooking({ ...unpaid, isCardHeld: true }),
  'held on a card': anAttendeeBooking(held),
  'cancelled with a fee to come': anAttendeeBooking({ ...held, ...ended, state: 'cancelled' }),
  'that awaits approval': anAttendeeBooking({ ...arabic, state: 'awaitingApproval', isOffered: false }),
  'that can no longer be changed': anAttendeeBooking({ ...arabic, ...ended }),
  rejected: anAttendeeBooking({ ...ended, state: 'rejected', rejectReason: 'I am away', paid: eur(2400) }),
  'rejected and no longer offered': anAttendeeBooking({ ...ended, state: 'rejected', isOffered: false }),
  expired: anAttendeeBooking({ ...ended, state: 'expired' }),
  moved: anAttendeeBooking({ ...ended, state: 'rescheduled' }),
  missed: anAttendeeBooking({ ...ended, state: 'noShow' }),
  'that took place': anAttendeeBooking({ ...ended, state: 'completed', canRate: true }),
  rated: anAttendeeBooking({ ...ended, state: 'completed', canRate: true, rating: 4 }),
  'of a series': aSeriesBooking(),
};

const changes: ScreenExamples = {
  cancelling: (words) => cancelScreen({ booking: bookings['held on a card'] ?? anAttendeeBooking(), token }, words),
  'cancelling, with long names': (words) => cancelScreen({ booking: anAttendeeBooking(long), token }, words),
  'cancelling, from right to left': (words) => cancelScreen({ booking: anAttendeeBooking(arabic), token }, words),
  'cancelling one of a series': (words) => cancelScreen({ booking: aSeriesBooking(), token }, words),
  moving: (words) => moveScreen({ booking: anAttendeeBooking(), token, start: '2026-11-30T15:00:00Z', now }, words),
  'moving to a time that is near': (words) =>
    moveScreen({ booking: anAttendeeBooking(arabic), token, start: '2026-11-20T15:00:00Z', now }, words),
  rating: (words) => rateScreen({ booking: anAttendeeBooking(arabic), token }, words),
  'rating without stars': (words) =>
    rateScreen({ booking: anAttendeeBooking(long), token, failure: 'Please choose your stars.' }, words),
  'own booking': (words) =>
    ownBookingScreen({ booking: anAttendeeBooking(unpaid), token, query: {}, appointment: appointments.full }, words),
};

export const examples: ScreenExamples = {
  ...mapped(choices, 'times', (view) => (words) => chooseScreen(aChooseView(view), words)),
  ...mapped(forms, 'form', (view) => (words) => detailsScreen(aDetailsView(view), words)),
  ...mapped(bookings, 'booking', (booking) => (words) => bookedScreen({ booking, token, now }, words)),
  ...changes,
  'booking with a refused change': (words) =>
    bookedScreen({ booking: anAttendeeBooking(), token, now, failure: 'It is too late to cancel.' }, words),
};

function mapped<T>(views: Record<string, T>, screen: string, exampleOf: (view: T) => ScreenExamples[string]) {
  return Object.fromEntries(Object.entries(views).map(([name, view]) => [`${screen} ${name}`, exampleOf(view)]));
}
