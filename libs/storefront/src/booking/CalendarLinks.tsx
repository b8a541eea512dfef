import type { Words } from '../words/words.js';
import type { BookedView } from './booked-view.js';
import { googleCalendarLink, outlookCalendarLink } from './calendar-links.js';

/** The booking for the calendar of its attendee. */
export function CalendarLinks({ view: { booking, token }, words: { i18n } }: { view: BookedView; words: Words }) {
  const query = new URLSearchParams({ booking: booking.uid, token });
  const links: [string, string][] = [
    ['Google', googleCalendarLink(booking)],
    ['Outlook', outlookCalendarLink(booking)],
  ];
  return (
    <>
      <h2>{i18n.t('Add to your calendar')}</h2>
      <p className="acts">
        {links.map(([name, href]) => (
          <a key={name} className="btn" href={href} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
        <a className="btn" href={`/bookAppointment/${booking.publicId}/event.ics?${query.toString()}`} download>
          {i18n.t('File (.ics)')}
        </a>
      </p>
    </>
  );
}
