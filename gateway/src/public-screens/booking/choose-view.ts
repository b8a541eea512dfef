import type { listSlots, ReplyOf } from '@linkyard/contracts';

export type { PublicAppointmentView } from '@linkyard/contracts';
export type SlotDays = ReplyOf<typeof listSlots>['days'];
export type ListedSlot = SlotDays[string][number];
