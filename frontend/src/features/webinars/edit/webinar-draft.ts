import { toMajorUnits, type addUpdateWebinar, type RequestInput, type WebinarView } from '@linkyard/contracts';
import { momentOfZonedInput, zonedInput } from '../../../shared/zoned-input.js';

/** A session as it is typed: wall-clock time in its own zone. */
export interface SessionDraft {
  sessionKey?: string;
  /** `2031-06-03T18:00`; empty while it is not chosen. */
  start: string;
  minutes: number;
  timeZone: string;
}

type Kept = Pick<
  WebinarView,
  | 'title'
  | 'description'
  | 'image'
  | 'hosts'
  | 'type'
  | 'joinUrl'
  | 'capacity'
  | 'waitlist'
  | 'currency'
  | 'personFields'
  | 'fields'
  | 'requiresApproval'
  | 'confirmation'
  | 'reminders'
  | 'replayUrl'
>;

/** A webinar while it is edited. */
export interface WebinarDraft extends Kept {
  sessions: SessionDraft[];
  priceMinor: number | null;
}
export type ChangeDraft = (part: Partial<WebinarDraft>) => void;

/** What a section of the editor works with. */
export interface SectionProps {
  draft: WebinarDraft;
  change: ChangeDraft;
  /** Why a field was refused, by its path or the beginning of it. */
  errorOf: (path: string) => string | undefined;
}

const minuteMs = 60_000;

export function draftOf(webinar: WebinarView): WebinarDraft {
  const { title, description, image, hosts, type, joinUrl, capacity, waitlist, currency } = webinar;
  const { personFields, fields, requiresApproval, confirmation, reminders, replayUrl } = webinar;
  return {
    ...{ title, description, image, hosts, type, joinUrl, capacity, waitlist, currency },
    ...{ personFields, fields, requiresApproval, confirmation, reminders, replayUrl },
    priceMinor: webinar.price?.amount ?? null,
    sessions: webinar.sessions.map(({ sessionKey, startAt, endAt, timeZone }) => ({
      sessionKey,
      start: zonedInput(startAt, timeZone),
      minutes: Math.round((Date.parse(endAt) - Date.parse(startAt)) / minuteMs),
      timeZone,
    })),
  };
}

/** The moments of a session; null while its start is not chosen. */
export function momentsOf({ start, minutes, timeZone }: SessionDraft): { startAt: string; endAt: string } | null {
  const startAt = momentOfZonedInput(start, timeZone);
  if (startAt === null) return null;
  return { startAt, endAt: new Date(Date.parse(startAt) + minutes * minuteMs).toISOString() };
}

/** The draft in the words of the save call. Sessions without a start are left out. */
export function inputOf({ priceMinor, sessions, ...kept }: WebinarDraft): RequestInput<typeof addUpdateWebinar> {
  return {
    ...kept,
    price: (priceMinor ?? 0) > 0 ? toMajorUnits(priceMinor ?? 0, kept.currency) : '',
    sessions: sessions.flatMap((session) => {
      const moments = momentsOf(session);
      const { sessionKey, timeZone } = session;
      return moments ? [{ ...moments, timeZone, ...(sessionKey ? { sessionKey } : {}) }] : [];
    }),
  };
}

export const isSameDraft = (a: WebinarDraft, b: WebinarDraft) => JSON.stringify(a) === JSON.stringify(b);
