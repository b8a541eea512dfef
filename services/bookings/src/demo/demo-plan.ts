/** Bookings of a calendar that is in use, the same for the same seed. */
export interface PlannedBooking {
  /** From today; negative lies in the past. */
  day: number;
  /** Index in the demo appointments. */
  appointment: number;
  /** Which of the free times of that day, from 0 to 1. */
  time: number;
  /** Days between booking and meeting. */
  lead: number;
  attendee: { name: string; email: string; phone: string };
  timeZone: string;
  /** What became of it; one in the future that is not cancelled is open. */
  end: 'completed' | 'cancelled' | 'noShow';
  cancelledBy: 'attendee' | 'host';
  rating: number | null;
  ratingText: string;
}

export const demoPastDays = 90;
const nextDays = 21;
const names = [
  ...['Ada Brandt', 'Noah Keller', 'Sofia Rossi', 'Liam O’Brien', 'Mia Schneider', 'Yuki Tanaka', 'Omar Haddad'],
  ...['Elif Yıldız', 'Jonas Weber', 'Clara Dubois', 'Mateo García', 'Ingrid Larsen', 'Zoë Peeters', 'Tomasz Nowak'],
];
const zones = ['Europe/Berlin', 'Europe/Berlin', 'Europe/Berlin', 'Europe/London', 'America/New_York', 'Asia/Tokyo'];
const words = [
  'So patient, thank you!',
  '',
  'The bowl is on my table every morning.',
  '',
  'Good advice, a little short.',
];

/** Mulberry32: small, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function demoPlan(seed = 11): PlannedBooking[] {
  const random = randomFrom(seed);
  const one = <Item>(items: readonly Item[], otherwise: Item): Item =>
    items[Math.floor(random() * items.length)] ?? otherwise;
  const planned = (day: number): PlannedBooking => {
    const name = one(names, 'Ada Brandt');
    const local = name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .replace(/ /g, '.');
    const chance = random();
    const end = chance < 0.13 ? 'cancelled' : chance < 0.2 ? 'noShow' : 'completed';
    const isRated = end === 'completed' && random() < 0.35;
    return {
      day,
      appointment: one([0, 1, 1, 1, 2, 2], 1),
      time: random(),
      lead: 2 + Math.floor(random() * 9),
      attendee: { name, email: `${local}@example.com`, phone: '+49 40 5550123' },
      timeZone: one(zones, 'Europe/Berlin'),
      end,
      cancelledBy: random() < 0.7 ? 'attendee' : 'host',
      rating: isRated ? one([5, 5, 5, 4, 4, 3], 5) : null,
      ratingText: isRated ? one(words, '') : '',
    };
  };
  const days = Array.from({ length: demoPastDays + nextDays }, (_, index) => index - demoPastDays);
  return days.flatMap((day) => Array.from({ length: Math.floor(random() * 2.6) }, () => planned(day)));
}
