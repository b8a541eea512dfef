import type { BookingView } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { useApproveBookingMutation, useChangeBookingStatusMutation } from './api.js';
import { actWords, type BookingAct } from './booking-acts.js';

/** Carries out what the host decides. @returns why it was refused, or null */
export function useBookingActs() {
  const [approve, approving] = useApproveBookingMutation();
  const [change, changing] = useChangeBookingStatusMutation();
  const run = async ({ uid }: Pick<BookingView, 'uid'>, act: BookingAct, reason = '', ignoreBusy = false) => {
    const answer =
      act === 'approve' || act === 'reject'
        ? await approve({ uid, approve: act === 'approve', reason, ...(ignoreBusy ? { ignoreBusy } : {}) })
        : await change({ uid, command: act, reason });
    const refusal = refusalOf(answer);
    if (!refusal) toast.success(actWords()[act].done);
    return refusal;
  };
  return { run, busy: approving.isLoading || changing.isLoading };
}
