import type { openWallet, ReplyOf } from '@linkyard/contracts';
import { dateText, timeText } from '../words/days.js';
import type { Words } from '../words/words.js';

type Bookings = ReplyOf<typeof openWallet>['bookings'];
type Booking = NonNullable<Bookings>[number];

const stateTexts: Record<Booking['state'], (words: Words) => string> = {
  awaitingPayment: ({ i18n }) => i18n.t('Waits for payment'),
  awaitingApproval: ({ i18n }) => i18n.t('Waits for an answer'),
  confirmed: ({ i18n }) => i18n.t('Confirmed'),
  completed: ({ i18n }) => i18n.t('Over'),
  noShow: ({ i18n }) => i18n.t('Missed'),
  cancelled: ({ i18n }) => i18n.t('Cancelled'),
  rejected: ({ i18n }) => i18n.t('Declined'),
  expired: ({ i18n }) => i18n.t('Expired'),
  rescheduled: ({ i18n }) => i18n.t('Moved'),
  pending: ({ i18n }) => i18n.t('Waits for an answer'),
  approved: ({ i18n }) => i18n.t('Registered'),
  waitlisted: ({ i18n }) => i18n.t('On the waiting list'),
  attended: ({ i18n }) => i18n.t('Attended'),
  absent: ({ i18n }) => i18n.t('Missed'),
  denied: ({ i18n }) => i18n.t('Declined'),
};

/** Bookings and registrations, each in the time zone of its attendee. */
export function BookingRows({ bookings, words }: { bookings: Bookings; words: Words }) {
  const { i18n } = words;
  if (bookings === null)
    return (
      <div className="note">
        <p>{i18n.t('Your bookings cannot be shown right now.')}</p>
      </div>
    );
  if (bookings.length === 0) return null;
  return (
    <section className="card">
      <h2>{i18n.t('Bookings')}</h2>
      {bookings.map((booking) => (
        <BookingRow key={booking.path} booking={booking} words={words} />
      ))}
    </section>
  );
}

function BookingRow({ booking, words }: { booking: Booking; words: Words }) {
  const { title, startAt, timeZone, state, path, joinPath, receiptPath } = booking;
  const { i18n } = words;
  return (
    <p className="row">
      <span>
        <a href={path}>
          <bdi>{title}</bdi>
        </a>
        <br />
        <span className="quiet small">
          {startAt === null ? i18n.t('At any time') : momentText(startAt, timeZone, words)}
          {joinPath !== '' && (
            <>
              {' · '}
              <a href={joinPath}>{i18n.t('Join')}</a>
            </>
          )}
          {receiptPath !== '' && (
            <>
              {' · '}
              <a href={receiptPath}>{i18n.t('Receipt (PDF)')}</a>
            </>
          )}
        </span>
      </span>
      <b>{stateTexts[state](words)}</b>
    </p>
  );
}

const momentText = (at: string, timeZone: string, words: Words): string =>
  `${dateText(at, words, timeZone)}, ${timeText(at, timeZone, words)}`;
