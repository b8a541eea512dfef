export { bucketMs, bucketsOf, occupiedRange, overlap, type Range } from './occupied.js';
export type { Availability, DayInterval, Slot, SlotQuestion, SlotRules, TakenRange } from './slot-question.js';
export { slots } from './slots.js';
