import { t } from '@lingui/core/macro';
import type { BookingView } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { zonedText } from '../../shared/time/when-text.js';
import { useMoveBookingMutation } from './api.js';

/** Moves a booking and offers to take it back. @param timeZone whose clock the message names @returns why it was refused, or null */
export function useMoveBooking() {
  const [move] = useMoveBookingMutation();
  return async ({ uid, startAt }: BookingView, start: string, timeZone: string) => {
    const answer = await move({ uid, start });
    const refusal = refusalOf(answer);
    const moved = 'data' in answer ? answer.data?.booking.uid : undefined;
    if (refusal || !moved) return refusal;
    toast.undo(t`Moved to ${zonedText(start, timeZone)}. The visitor gets a mail.`, () => {
      void move({ uid: moved, start: startAt }).then((back) => {
        const failure = refusalOf(back);
        if (failure) toast.error(failure.message);
        else toast.success(t`The booking is back at its time.`);
      });
    });
    return null;
  };
}
