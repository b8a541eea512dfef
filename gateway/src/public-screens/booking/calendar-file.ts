import { calendarProducer, calendarUid, type AttendeeBookingView } from '@linkyard/contracts';

type Event = Pick<AttendeeBookingView, 'uid' | 'title' | 'startAt' | 'endAt' | 'host' | 'location' | 'state'>;

const compact = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');
const placeOf = ({ location }: Event) => location?.value || location?.label || '';

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
/** Lines of at most 75 octets. @source RFC 5545 3.1 */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}

/** The booking as a file that every calendar opens, with the id that its first mail has. @param now when it was made */
export const icsFile = (event: Event, now: Date): string => icsEvents([{ ...event, uid: calendarUid(event.uid) }], now);

/** Several entries in one file. @param now when it was made */
export function icsEvents(events: readonly Event[], now: Date): string {
  const { company, product } = calendarProducer;
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${company}//${product}//EN`];
  const lines = [...head, ...events.flatMap((event) => linesOf(event, now)), 'END:VCALENDAR', ''];
  return lines.map(folded).join('\r\n');
}

const linesOf = (event: Event, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${compact(now.toISOString())}`,
  `DTSTART:${compact(event.startAt)}`,
  `DTEND:${compact(event.endAt)}`,
  `SUMMARY:${escaped(`${event.title} – ${event.host.name}`)}`,
  ...(placeOf(event) ? [`LOCATION:${escaped(placeOf(event))}`] : []),
  `STATUS:${event.state === 'confirmed' ? 'CONFIRMED' : event.state === 'cancelled' ? 'CANCELLED' : 'TENTATIVE'}`,
  'END:VEVENT',
];
