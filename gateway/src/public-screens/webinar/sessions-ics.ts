import { calendarUid, type RegistrantView } from '@linkyard/contracts';
import { icsEvents } from '../booking/calendar-file.js';

type Registered = Pick<RegistrantView, 'uid' | 'title' | 'host' | 'sessions' | 'joinUrl' | 'state'>;

/** The sessions of a registration as a file that every calendar opens; the ids are those of its mails. */
export const icsOfSessions = ({ uid, title, host, sessions, joinUrl, state }: Registered, now: Date): string =>
  icsEvents(
    sessions.map(({ sessionKey, startAt, endAt }) => ({
      ...{ uid: calendarUid(`${uid}-${sessionKey}`), title, host, startAt, endAt },
      location: joinUrl ? { type: 'link' as const, value: joinUrl, label: '' } : null,
      state: state === 'cancelled' ? ('cancelled' as const) : ('confirmed' as const),
    })),
    now,
  );
