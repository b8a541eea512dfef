import type { RegistrationView } from '@linkyard/contracts';
import type { StatusMap, TimelineEntry } from '@linkyard/ui';

export const registrationStates: StatusMap<RegistrationView['state']> = {
  pending: { label: 'Pending', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'good' },
  waitlisted: { label: 'Waiting list', tone: 'waiting' },
  attended: { label: 'Attended', tone: 'good' },
  absent: { label: 'Absent', tone: 'neutral' },
  denied: { label: 'Denied', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
};

export const paymentWords: Record<RegistrationView['paymentState'], string> = {
  none: '',
  unpaid: 'Not paid',
  paid: 'Paid',
  refunding: 'Refund in progress',
  partiallyRefunded: 'Partially refunded',
  refunded: 'Refunded',
};

export const nameOf = ({ person }: Pick<RegistrationView, 'person'>) => `${person.firstName} ${person.lastName}`.trim();

const actors = { registrant: 'The visitor', host: 'You', system: 'Automatically' };
const titles: Record<string, string> = {
  pending: 'A seat was reserved',
  approved: 'Approved',
  denied: 'Denied',
  cancelled: 'Cancelled',
  attended: 'Attendance marked',
  absent: 'Absence marked',
};

/** What happened, the newest first. */
export const timelineOf = ({ history, createdAt }: RegistrationView): TimelineEntry[] => [
  ...history
    .filter(({ from, to }) => from !== to)
    .map(({ to, at, by, reason }, index) => ({
      id: `${to}-${index}`,
      title: titles[to] ?? to,
      at,
      by: actors[by],
      text: reason || undefined,
    }))
    .reverse(),
  { id: 'made', title: 'Registered', at: createdAt },
];
