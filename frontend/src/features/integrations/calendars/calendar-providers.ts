import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
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

export const calendarProviders: () => Record<CalendarProviderName, ProviderWords> = perLanguage(() => ({
  google: {
    name: 'Google Calendar',
    icon: IconBrandGoogle,
    purpose: t`Busy times block slots, and bookings appear in your calendar.`,
    connect: t`Connect Google Calendar`,
  },
  microsoft: {
    name: t`Outlook and Microsoft 365`,
    icon: IconBrandOffice,
    purpose: t`Busy times block slots, and bookings appear in your calendar.`,
    connect: t`Connect Outlook`,
  },
  caldav: {
    name: 'CalDAV',
    icon: IconCloud,
    purpose: t`iCloud, Nextcloud, Fastmail and other servers, with an app password.`,
    connect: t`Connect a CalDAV server`,
  },
  ics: {
    name: t`ICS address`,
    icon: IconCalendarEvent,
    purpose: t`Any calendar that publishes a private address. Read only.`,
    connect: t`Add an ICS address`,
  },
}));

/** @source models.md 7 CalendarAccount */
export const calendarStates: () => StatusMap<CalendarAccountView['state']> = perLanguage(() => ({
  active: { label: t`Working`, tone: 'good' },
  stale: { label: t`Not reachable`, tone: 'waiting' },
  error: { label: t`Connect again`, tone: 'bad' },
}));
