import type { changeRegistrationStatus, RegistrationView, RequestInput } from '@linkyard/contracts';

export type RegistrationCommand = RequestInput<typeof changeRegistrationStatus>['command'];

export const commandWords: Record<RegistrationCommand, { label: string; done: string }> = {
  approve: { label: 'Approve', done: 'Approved. The visitor gets a mail.' },
  deny: { label: 'Deny', done: 'Denied. The visitor gets a mail.' },
  cancel: { label: 'Cancel the registration', done: 'Cancelled. The visitor gets a mail.' },
  attended: { label: 'Mark as attended', done: 'Marked as attended.' },
  absent: { label: 'Mark as absent', done: 'Marked as absent.' },
};

/** What the creator can do now, the most likely first. @param now epoch milliseconds */
export function commandsFor(
  { state, startAt, paymentState }: Pick<RegistrationView, 'state' | 'startAt' | 'paymentState'>,
  now: number,
): RegistrationCommand[] {
  const hasBegun = startAt === null || Date.parse(startAt) <= now;
  if (state === 'pending') return paymentState === 'unpaid' ? ['cancel'] : ['approve', 'deny'];
  if (state === 'waitlisted') return ['deny'];
  if (state === 'attended') return ['absent'];
  if (state === 'absent') return ['attended'];
  if (state !== 'approved') return [];
  return hasBegun ? ['attended', 'absent', 'cancel'] : ['cancel'];
}
