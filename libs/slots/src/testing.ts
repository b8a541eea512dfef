import type { SlotQuestion, SlotRules } from './slot-question.js';

const rules: SlotRules = {
  duration: 30,
  slotInterval: 0,
  offsetStart: 0,
  bufferBefore: 0,
  bufferAfter: 0,
  minimumNotice: 0,
  window: { type: 'unlimited' },
  weekStart: 1,
  limits: { perDay: 0, perWeek: 0, perMonth: 0, minutesPerDay: 0 },
  seats: 1,
};

/** Every day from 9 to 17 in one zone, with what a spec changes. */
export function aQuestion(
  zone: string,
  range: { from: string; to: string },
  change: Partial<Omit<SlotQuestion, 'rules' | 'availability' | 'now'>> & {
    rules?: Partial<SlotRules>;
    availability?: Partial<SlotQuestion['availability']>;
    now?: string;
  } = {},
): SlotQuestion {
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, intervals: [{ start: '09:00', end: '17:00' }] }));
  return {
    taken: [],
    counted: [],
    people: 1,
    ...change,
    from: Date.parse(range.from),
    to: Date.parse(range.to),
    now: Date.parse(change.now ?? '2026-01-01T00:00:00Z'),
    rules: { ...rules, ...change.rules },
    availability: { zone, weekly, overrides: [], timeOff: [], holidays: new Set(), ...change.availability },
  };
}
