import type { addUpdateAppointment, RequestInput } from '@linkyard/contracts';

/** What the demo creator offers: a paid consultation, a workshop with seats, and a call that is asked for. */
export const demoAppointments: readonly RequestInput<typeof addUpdateAppointment>[] = [
  {
    title: 'Glaze consultation',
    description: 'Bring photos of your pieces. We find a glaze and a firing schedule that suit them.',
    color: '#2f6f5e',
    durations: [30, 60],
    locations: [{ type: 'link', value: 'https://meet.example.com/studio', label: 'Video call' }],
    bufferAfter: 10,
    minimumNotice: 720,
    price: '45.00',
    currency: 'EUR',
    cancelPolicy: { byAttendee: true, minNotice: 1440, refund: 'full', percent: 0, text: '' },
    questions: [{ id: 'clay', title: 'Which clay do you use?', type: 'text', required: false, options: [] }],
    followUp: { minutesAfter: 60, askRating: true },
  },
  {
    title: 'First bowl workshop',
    description: 'Ninety minutes at the wheel in a small group. Clay, tools and firing are included.',
    color: '#b3541e',
    durations: [90],
    locations: [{ type: 'inPerson', value: 'Kiln yard 4, 20095 Hamburg', label: 'The studio' }],
    seatsPerSlot: 6,
    showSeatsLeft: true,
    showAttendees: true,
    guestsMax: 1,
    price: '60.00',
    currency: 'EUR',
    payAt: 'onSite',
    minimumNotice: 1440,
    followUp: { minutesAfter: 120, askRating: true },
  },
  {
    title: 'A quick question',
    description: 'Fifteen minutes about an order, a repair or an idea.',
    color: '#3557a5',
    durations: [15],
    locations: [{ type: 'attendeePhone', label: 'I call you' }],
    requiresApproval: true,
  },
];
