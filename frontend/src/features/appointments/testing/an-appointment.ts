import type { listAppointments, listSchedules, ReplyInput } from '@linkyard/contracts';

type Appointment = ReplyInput<typeof listAppointments>['data'][number];
type Schedule = ReplyInput<typeof listSchedules>['data'][number];
const now = new Date('2026-11-01T10:00:00Z');

/** An appointment as the server sends it, with the fields that a spec names. */
export const anAppointment = (fields: Partial<Appointment> = {}): Appointment => ({
  _id: 'a'.repeat(24),
  rev: 1,
  createdAt: now,
  updatedAt: now,
  publicId: 'appointment-public-id1',
  title: 'First talk',
  slug: 'first-talk',
  description: '',
  image: '',
  color: '#1f7a4d',
  durations: [30],
  defaultDuration: 30,
  lockTimeZone: false,
  seatsPerSlot: 1,
  showSeatsLeft: false,
  guestsMax: 0,
  recurring: null,
  currency: 'EUR',
  price: null,
  payAt: 'booking',
  requiresApproval: false,
  cancelPolicy: { byAttendee: true, minNotice: 0, refund: 'full', percent: 0, text: '' },
  reschedulePolicy: { byAttendee: true, minNotice: 0, maxTimes: 3 },
  questions: [],
  btnText: '',
  busyCalendars: [],
  destinationCalendar: null,
  slotInterval: 0,
  offsetStart: 0,
  locations: [],
  scheduleId: null,
  timeZone: '',
  bufferBefore: 0,
  bufferAfter: 0,
  minimumNotice: 120,
  window: { type: 'rolling', days: 60, businessDaysOnly: false, start: null, end: null },
  limits: { perDay: 0, perWeek: 0, perMonth: 0, minutesPerDay: 0, perAttendeePerWeek: 0 },
  showAttendees: false,
  deposit: { kind: 'none', percent: null, amount: null },
  payWithin: 15,
  approvalBlocksSlot: true,
  approvalExpiresHours: 48,
  requireEmailVerification: false,
  confirmation: { thanktype: 'text', text: '', redirectUrl: '' },
  reminders: [],
  followUp: null,
  status: 1,
  state: 'published',
  ...fields,
});

export const aSchedule = (fields: Partial<Schedule> = {}): Schedule => ({
  _id: 'c'.repeat(24),
  rev: 1,
  createdAt: now,
  updatedAt: now,
  name: 'Office',
  timeZone: 'Europe/Berlin',
  isDefault: true,
  weekly: [{ day: 1, intervals: [{ start: '09:00', end: '17:00' }] }],
  overrides: [],
  timeOff: [],
  holidayCountry: '',
  usedBy: 1,
  ...fields,
});

/** The only page of a list. */
export const pageOf = <Entry>(data: Entry[]) => ({
  data,
  currentPage: 1,
  totalCount: data.length,
  pageCounts: 1,
  listPerPage: 10,
});
