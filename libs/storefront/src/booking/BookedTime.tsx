import type { AttendeeBookingView } from '@linkyard/contracts';
import { fullDayText, startText, zoneText } from '../words/days.js';
import type { Words } from '../words/words.js';

/** What is booked with whom, and when on the clock of the attendee. */
export function BookedTime({ booking, words }: { booking: AttendeeBookingView; words: Words }) {
  const { startAt, endAt, timeZone, title, host } = booking;
  return (
    <div className="card">
      <p className="quiet" dir="auto">
        <bdi>{title}</bdi>, <bdi>{host.name}</bdi>
      </p>
      <p className="big">{fullDayText(startAt, timeZone, words)}</p>
      <p className="clocktime">
        {startText(startAt, timeZone, words)} – {startText(endAt, timeZone, words)}
      </p>
      <p className="quiet">{zoneText(timeZone)}</p>
    </div>
  );
}
