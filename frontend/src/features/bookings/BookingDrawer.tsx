import { t } from '@lingui/core/macro';
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
  type RecordAction,
  type RecordDrawerProps,
} from '@linkyard/ui';
import { useState } from 'react';
import { WithTestMark } from '../../shared/payments/payment-mode.js';
import { PaymentAttention } from '../../shared/payments/PaymentAttention.js';
import { paymentNotices } from '../../shared/payments/payment-notices.js';
import { shownRecord, type OpenedRow } from '../../shared/lists/use-opened-record.js';
import { useReceiptActions } from '../../shared/receipts/use-receipt.js';
import { whenText } from '../../shared/time/when-text.js';
import { useBookingQuery, useResolveBookingAttentionMutation } from './api.js';
import { actsFor, actWords, canMove, type BookingAct } from './booking-acts.js';
import { factsOf } from './booking-facts.js';
import { bookingStates, timelineOf } from './booking-labels.js';
import { BookingNote } from './BookingNote.js';
import { ChargeDialog, ReleaseDialog } from './HoldDialogs.js';
import { MoveDialog } from './MoveDialog.js';
import { ReasonDialog } from './ReasonDialog.js';
import { useBookingActs } from './use-booking-acts.js';

/** What is asked before it is done. */
type Question = 'reject' | 'cancel' | 'move' | 'charge' | 'release' | 'busy';

/** One booking beside its list, and what the host can do with it. */
export function BookingDrawer({ opened }: { opened: OpenedRow<BookingView> }) {
  const read = useBookingQuery({ _id: opened.id ?? '' }, { skip: opened.id === null });
  const { record: booking, ...reading } = shownRecord(
    opened,
    { ...read, record: read.currentData?.booking },
    t`There is no such booking.`,
  );
  const acts = useBookingActs();
  const [asked, setAsked] = useState<Question | null>(null);
  const offered = useOffered(booking, acts, setAsked);
  const close = () => setAsked(null);
  return (
    <>
      <RecordDrawer opened={opened.id !== null} {...opened.steps} {...reading} {...offered} {...shownOf(booking)} />
      {booking && asked === 'move' && <MoveDialog booking={booking} onClose={close} />}
      {booking && asked === 'charge' && <ChargeDialog booking={booking} onClose={close} />}
      {booking && asked === 'busy' && (
        <ConfirmDanger
          opened
          onClose={close}
          title={t`Approve it anyway?`}
          loses={t`Your calendar is busy at this time.`}
          verb={t`Approve anyway`}
          onConfirm={async () => {
            const refusal = await acts.run(booking, 'approve', '', true);
            if (!refusal) close();
            return refusal;
          }}
        />
      )}
      {booking && asked === 'release' && <ReleaseDialog booking={booking} onClose={close} />}
      {booking && (asked === 'reject' || asked === 'cancel') && (
        <ReasonDialog booking={booking} act={asked} acts={acts} onClose={close} />
      )}
    </>
  );
}

/** The drawer's buttons. What needs more than a click is asked for first. */
function useOffered(
  booking: BookingView | null,
  acts: ReturnType<typeof useBookingActs>,
  ask: (what: Question) => void,
): Pick<RecordDrawerProps, 'primary' | 'actions'> {
  const now = useNow(60_000);
  const receipts = useReceiptActions(booking?.paymentId);
  if (!booking) return {};
  const start = async (act: BookingAct) => {
    if (act === 'reject' || act === 'cancel') return ask(act);
    const refusal = await acts.run(booking, act);
    if (refusal?.code === 'bookings.host_busy') ask('busy');
    else if (refusal) toast.error(refusal.message);
  };
  const actionOf = (act: BookingAct): RecordAction => ({
    label: actWords()[act].label,
    onClick: () => void start(act),
    loading: acts.busy,
    danger: act === 'reject' || act === 'cancel',
  });
  const offered = actsFor(booking, now);
  const primary = offered.find((act) => act === 'approve' || act === 'complete');
  const charges = booking.chargeable ? [{ label: t`Charge card`, onClick: () => ask('charge') }] : [];
  const releases =
    booking.paymentState === 'authorized'
      ? [{ label: t`Release the card`, onClick: () => ask('release'), danger: true }]
      : [];
  const moves = canMove(booking, now) ? [{ label: t`Move to another time`, onClick: () => ask('move') }] : [];
  return {
    primary: primary ? actionOf(primary) : charges[0],
    actions: [
      ...(primary ? charges : []),
      ...receipts,
      ...moves,
      ...offered.filter((act) => act !== primary).map(actionOf),
      ...releases,
    ],
  };
}

function shownOf(booking: BookingView | null): Pick<RecordDrawerProps, 'title'> & Partial<RecordDrawerProps> {
  if (!booking) return { title: t`Booking` };
  const { attendee, price, state, answers } = booking;
  return {
    title: attendee.name,
    amount: price && formatMoney(price),
    status: (
      <WithTestMark mode={booking.mode}>
        <StatusBadge state={state} states={bookingStates()} />
      </WithTestMark>
    ),
    attention: <Attention booking={booking} />,
    facts: factsOf(booking),
    timeline: timelineOf(booking),
    children: (
      <>
        {answers.length > 0 && (
          <RecordSection title={t`Answers`}>
            <FactList facts={answers.map(({ title, value }) => ({ label: title, value }))} />
          </RecordSection>
        )}
        <BookingNote key={booking.uid} booking={booking} />
      </>
    ),
  };
}

/** A request that waits for an answer, and what happened to the payment. */
function Attention({ booking }: { booking: BookingView }) {
  const [resolve, { isLoading }] = useResolveBookingAttentionMutation();
  const { uid, state } = booking;
  return (
    <>
      {state === 'awaitingApproval' && <Waiting booking={booking} />}
      <PaymentAttention
        notices={paymentNotices(booking)}
        decide={({ code, decision }) => resolve({ uid, code, decision })}
        loading={isLoading}
      />
    </>
  );
}

const Waiting = ({ booking }: { booking: BookingView }) => (
  <InlineAlert title={t`This request waits for your answer.`}>
    {booking.awaitedUntil && t`Without one it ends on ${whenText(booking.awaitedUntil, booking.hostTimeZone)}.`}
  </InlineAlert>
);
