import { Anchor, Textarea } from '@mantine/core';
import type { BookingView } from '@linkyard/contracts';
import {
  ConfirmDanger,
  FactList,
  formatMoney,
  InlineAlert,
  RecordDrawer,
  RecordSection,
  StatusBadge,
  toast,
  useNow,
} from '@linkyard/ui';
import { useState } from 'react';
import { actsFor, actWords, type BookingAct } from './booking-acts.js';
import { bookingStates, locationWords, paymentWords, timelineOf, whenText } from './booking-labels.js';
import { useBookingActs } from './use-booking-acts.js';

interface BookingDrawerProps {
  booking: BookingView | null;
  onClose: () => void;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** One booking beside its list, and what the host can do with it. */
export function BookingDrawer({ booking, onClose, onPrevious, onNext }: BookingDrawerProps) {
  const now = useNow(60_000);
  const acts = useBookingActs();
  const [asked, setAsked] = useState<'reject' | 'cancel' | null>(null);
  const offered = booking ? actsFor(booking, now) : [];
  const start = async (act: BookingAct) => {
    if (!booking) return;
    if (act === 'reject' || act === 'cancel') return setAsked(act);
    const refusal = await acts.run(booking, act);
    if (refusal) toast.error(refusal.message);
  };
  const actionOf = (act: BookingAct) => ({
    label: actWords[act].label,
    onClick: () => void start(act),
    loading: acts.busy,
    danger: act === 'reject' || act === 'cancel',
  });
  const primary = offered.find((act) => act === 'approve' || act === 'complete');

  return (
    <>
      <RecordDrawer
        opened={booking !== null}
        onClose={onClose}
        onPrevious={onPrevious}
        onNext={onNext}
        title={booking?.attendee.name ?? ''}
        amount={booking?.price && formatMoney(booking.price)}
        status={booking && <StatusBadge state={booking.state} states={bookingStates} />}
        primary={primary && actionOf(primary)}
        actions={offered.filter((act) => act !== primary).map(actionOf)}
        attention={booking?.state === 'awaitingApproval' && <Waiting booking={booking} />}
        facts={booking ? factsOf(booking) : []}
        timeline={booking ? timelineOf(booking) : []}
      >
        {booking && booking.answers.length > 0 && (
          <RecordSection title="Answers">
            <FactList facts={booking.answers.map(({ title, value }) => ({ label: title, value }))} />
          </RecordSection>
        )}
      </RecordDrawer>
      {booking && asked && <ReasonDialog booking={booking} act={asked} acts={acts} onClose={() => setAsked(null)} />}
    </>
  );
}

const Waiting = ({ booking }: { booking: BookingView }) => (
  <InlineAlert title="This request waits for your answer.">
    {booking.awaitedUntil && `Without one it ends on ${whenText(booking.awaitedUntil, booking.hostTimeZone)}.`}
  </InlineAlert>
);

const factsOf = ({ attendee, location, guests, ...booking }: BookingView) => [
  { label: 'Appointment', value: booking.title },
  { label: 'When', value: whenText(booking.startAt, booking.hostTimeZone) },
  {
    label: 'For the visitor',
    value:
      booking.timeZone === booking.hostTimeZone
        ? null
        : `${whenText(booking.startAt, booking.timeZone)} (${booking.timeZone.replaceAll('_', ' ')})`,
  },
  { label: 'E-mail', value: <Anchor href={`mailto:${attendee.email}`}>{attendee.email}</Anchor> },
  { label: 'Phone', value: attendee.phone && <Anchor href={`tel:${attendee.phone}`}>{attendee.phone}</Anchor> },
  { label: 'Where', value: location && (location.value || location.label || locationWords[location.type]) },
  { label: 'Guests', value: guests.join(', ') },
  { label: 'Payment', value: paymentWords[booking.paymentState] },
  { label: 'Due when booking', value: booking.due && formatMoney(booking.due) },
  { label: 'Returned', value: booking.refunded && booking.refunded.amount > 0 && formatMoney(booking.refunded) },
];

interface ReasonDialogProps {
  booking: BookingView;
  act: 'reject' | 'cancel';
  acts: ReturnType<typeof useBookingActs>;
  onClose: () => void;
}

/** Asks for the reason, which the visitor reads. */
function ReasonDialog({ booking, act, acts, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const isPaid = booking.paymentState === 'paid' || booking.paymentState === 'partiallyRefunded';
  return (
    <ConfirmDanger
      opened
      onClose={onClose}
      title={act === 'reject' ? 'Reject this request?' : 'Cancel this booking?'}
      loses={`${booking.attendee.name} gets a mail with your reason.${isPaid ? ' Everything that was paid goes back.' : ''}`}
      verb={actWords[act].label}
      onConfirm={async () => {
        const refusal = await acts.run(booking, act, reason);
        if (!refusal) onClose();
        return refusal;
      }}
    >
      <Textarea
        label="Reason"
        description="The visitor reads it."
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
