import { googleCalendarLink, outlookCalendarLink } from '../booking/calendar-links.js';
import type { Words } from '../words/words.js';
import { keyOf, type RegisteredView } from './registered-view.js';

/** Puts the sessions into the calendar of their registrant: each as a file, a single one on the web too. */
export function CalendarActions({ view, words: { i18n } }: { view: RegisteredView; words: Words }) {
  const { sessions, title, host, webinar, uid, joinUrl } = view.registration;
  const [first] = sessions;
  if (!first) return null;
  const query = new URLSearchParams({ registration: keyOf(view).uid, token: view.token });
  const location = joinUrl ? { type: 'link' as const, value: joinUrl, label: '' } : null;
  const event = { uid, title, host, location, startAt: first.startAt, endAt: first.endAt };
  const calendars = [
    { name: 'Google', href: googleCalendarLink(event) },
    { name: 'Outlook', href: outlookCalendarLink(event) },
  ];
  return (
    <>
      <h2>{i18n.t('Add to your calendar')}</h2>
      <p className="acts">
        {sessions.length === 1 &&
          calendars.map(({ name, href }) => (
            <a key={name} className="btn" href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          ))}
        <a className="btn" href={`/webinar/${webinar.publicId}/event.ics?${query.toString()}`} download>
          {i18n.t('File (.ics)')}
        </a>
      </p>
    </>
  );
}
