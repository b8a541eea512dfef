import type { CalendarAccountView } from '@linkyard/contracts';
import type { StatusMap } from '@linkyard/ui';
import { IconBrandGoogle, IconBrandOffice, IconCalendarEvent, IconCloud, type Icon } from '@tabler/icons-react';

export type CalendarProviderName = CalendarAccountView['provider'];

interface ProviderWords {
  name: string;
  icon: Icon;
  purpose: string;
  connect: string;
}

export const calendarProviders: Record<CalendarProviderName, ProviderWords> = {
  google: {
    name: 'Google Calendar',
    icon: IconBrandGoogle,
    purpose: 'Busy times block slots, and bookings appear in your calendar.',
    connect: 'Connect Google Calendar',
  },
  microsoft: {
    name: 'Outlook and Microsoft 365',
    icon: IconBrandOffice,
    purpose: 'Busy times block slots, and bookings appear in your calendar.',
    connect: 'Connect Outlook',
  },
  caldav: {
    name: 'CalDAV',
    icon: IconCloud,
    purpose: 'iCloud, Nextcloud, Fastmail and other servers, with an app password.',
    connect: 'Connect a CalDAV server',
  },
  ics: {
    name: 'ICS address',
    icon: IconCalendarEvent,
    purpose: 'Any calendar that publishes a private address. Read only.',
    connect: 'Add an ICS address',
  },
};

/** @source models.md 7 CalendarAccount */
export const calendarStates: StatusMap<CalendarAccountView['state']> = {
  active: { label: 'Working', tone: 'good' },
  stale: { label: 'Not reachable', tone: 'waiting' },
  error: { label: 'Connect again', tone: 'bad' },
};
