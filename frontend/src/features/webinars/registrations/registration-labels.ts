import { t } from '@lingui/core/macro';
import { perLanguage, translated } from '@linkyard/ui';
import type { RegistrationView } from '@linkyard/contracts';
import type { StatusMap, TimelineEntry } from '@linkyard/ui';

export const registrationStates: () => StatusMap<RegistrationView['state']> = perLanguage(() => ({
  pending: { label: t`Pending`, tone: 'waiting' },
  approved: { label: t`Approved`, tone: 'good' },
  waitlisted: { label: t`Waiting list`, tone: 'waiting' },
  attended: { label: t`Attended`, tone: 'good' },
  absent: { label: t`Absent`, tone: 'neutral' },
  denied: { label: t`Denied`, tone: 'bad' },
  cancelled: { label: t`Cancelled`, tone: 'bad' },
}));

export const paymentWords: () => Record<RegistrationView['paymentState'], string> = perLanguage(() => ({
  none: '',
  unpaid: t`Not paid`,
  paid: t`Paid`,
  refunding: t`Refund in progress`,
  partiallyRefunded: t`Partially refunded`,
  refunded: t`Refunded`,
}));

export const nameOf = ({ person }: Pick<RegistrationView, 'person'>) => `${person.firstName} ${person.lastName}`.trim();

const actors = perLanguage(() => ({ registrant: t`The visitor`, host: t`You`, system: t`Automatically` }));
const titles: () => Record<string, string> = perLanguage(() => ({
  pending: t`A seat was reserved`,
  approved: t`Approved`,
  denied: t`Denied`,
  waitlisted: t`Put on the waiting list`,
  cancelled: t`Cancelled`,
  attended: t`Attendance marked`,
  absent: t`Absence marked`,
}));

/** The words of a person as they stand, those of the system in the reader’s language. */
export const reasonText = ({ by, reason }: Pick<NonNullable<RegistrationView['cancel']>, 'by' | 'reason'>) =>
  by === 'system' ? translated(reason) : reason;

/** What happened, the newest first. */
export const timelineOf = ({ history, createdAt }: RegistrationView): TimelineEntry[] => [
  ...history
    .filter(({ from, to }) => from !== to)
    .map(({ to, at, by, reason }, index) => ({
      id: `${to}-${index}`,
      title: titles()[to] ?? to,
      at,
      by: actors()[by],
      text: reasonText({ by, reason }) || undefined,
    }))
    .reverse(),
  { id: 'made', title: t`Registered`, at: createdAt },
];
