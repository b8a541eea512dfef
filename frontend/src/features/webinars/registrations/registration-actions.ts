import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import type { changeRegistrationStatus, RegistrationView, RequestInput } from '@linkyard/contracts';

export type RegistrationCommand = RequestInput<typeof changeRegistrationStatus>['command'];

export const commandWords: () => Record<RegistrationCommand, { label: string; done: string }> = perLanguage(() => ({
  approve: { label: t`Approve`, done: t`Approved. The visitor gets a mail.` },
  deny: { label: t`Deny`, done: t`Denied. The visitor gets a mail.` },
  cancel: { label: t`Cancel the registration`, done: t`Cancelled. The visitor gets a mail.` },
  attended: { label: t`Mark as attended`, done: t`Marked as attended.` },
  absent: { label: t`Mark as absent`, done: t`Marked as absent.` },
}));

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
