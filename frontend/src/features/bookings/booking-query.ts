import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import {
  bookingTabs,
  isCalendarDate,
  objectId,
  shownModes,
  type listBookings,
  type RequestInput,
} from '@linkyard/contracts';
import type { TableState } from '@linkyard/ui';
import { modeOf } from '../../shared/payments/payment-mode.js';

export type BookingTab = (typeof bookingTabs)[number];
export const tabLabels: () => Record<BookingTab, string> = perLanguage(() => ({
  upcoming: t`Upcoming`,
  pending: t`Waiting`,
  past: t`Past`,
  cancelled: t`Cancelled`,
}));

export const tableOptions = {
  sorts: ['startAt', 'createdAt'],
  filters: {
    appointment: (value: string) => objectId.safeParse(value).success,
    mode: shownModes,
    from: isCalendarDate,
    to: isCalendarDate,
  },
};
const sorts = ['startAt', '-startAt', 'createdAt', '-createdAt'] as const;

/** A tab's name from the address. */
export const tabOf = (value: string | null): BookingTab => bookingTabs.find((tab) => tab === value) ?? 'upcoming';

/** The table's state in the words of the list call. */
export function requestOf(
  { page, search, sort, filters }: TableState,
  tab: BookingTab,
): RequestInput<typeof listBookings> {
  const known = sorts.find((one) => one === sort);
  const { appointment, from, to } = filters;
  const mode = modeOf(filters['mode']);
  return {
    page,
    ...(search ? { searchTerm: search } : {}),
    ...(known ? { sort: known } : {}),
    filters: {
      tab,
      ...(appointment ? { appointmentId: appointment } : {}),
      ...(mode ? { mode } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    },
  };
}
