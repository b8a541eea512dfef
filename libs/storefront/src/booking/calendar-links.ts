import type { AttendeeBookingView } from '@linkyard/contracts';

export type CalendarEvent = Pick<AttendeeBookingView, 'title' | 'startAt' | 'endAt' | 'host' | 'location'>;

/** 20261123T090000Z */
const compact = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');
const placeOf = ({ location }: CalendarEvent) => location?.value || location?.label || '';

export function googleCalendarLink(event: CalendarEvent): string {
  const url = new URL('https://calendar.google.com/calendar/render?action=TEMPLATE');
  url.searchParams.set('text', `${event.title} – ${event.host.name}`);
  url.searchParams.set('dates', `${compact(event.startAt)}/${compact(event.endAt)}`);
  url.searchParams.set('location', placeOf(event));
  return url.href;
}

export function outlookCalendarLink(event: CalendarEvent): string {
  const url = new URL('https://outlook.live.com/calendar/0/deeplink/compose?rru=addevent');
  url.searchParams.set('subject', `${event.title} – ${event.host.name}`);
  url.searchParams.set('startdt', event.startAt);
  url.searchParams.set('enddt', event.endAt);
  url.searchParams.set('location', placeOf(event));
  return url.href;
}
