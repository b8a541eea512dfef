import { t } from '@lingui/core/macro';
import { Textarea } from '@mantine/core';
import type { BookingView } from '@linkyard/contracts';
import { ConfirmDanger } from '@linkyard/ui';
import { useState } from 'react';
import { actWords } from './booking-acts.js';
import type { useBookingActs } from './use-booking-acts.js';

interface ReasonDialogProps {
  booking: BookingView;
  act: 'reject' | 'cancel';
  acts: ReturnType<typeof useBookingActs>;
  onClose: () => void;
}

/** Asks for the reason, which the visitor reads. */
export function ReasonDialog({ booking, act, acts, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const isHeld = booking.paymentState === 'authorized';
  const isPaid = booking.paymentState === 'paid' || booking.paymentState === 'partiallyRefunded';
  return (
    <ConfirmDanger
      opened
      onClose={onClose}
      title={act === 'reject' ? t`Reject this request?` : t`Cancel this booking?`}
      loses={t`${booking.attendee.name} gets a mail with your reason.${isPaid ? t` Everything that was paid goes back.` : isHeld ? t` The card is not charged.` : ''}`}
      verb={actWords()[act].label}
      onConfirm={async () => {
        const refusal = await acts.run(booking, act, reason);
        if (!refusal) onClose();
        return refusal;
      }}
    >
      <Textarea
        label={t`Reason`}
        description={t`The visitor reads it.`}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
    </ConfirmDanger>
  );
}
