import { readersZone, withLaterChanges } from '@linkyard/ui';
import { toMajorUnits, type addUpdateWebinar, type RequestInput, type WebinarView } from '@linkyard/contracts';
import { momentOfZonedInput, zonedInput } from '../../../shared/time/zoned-input.js';

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
  | 'provider'
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
  /** Wall-clock times in the zone of the webinar; empty is no limit. */
  opens: string;
  closes: string;
  replayEnds: string;
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

/** The zone in which limits are typed: that of the first session, else of this device. */
export const zoneOf = ({ sessions }: { sessions: readonly { timeZone: string }[] }) =>
  sessions[0]?.timeZone ?? readersZone();

/** A session to fill in, like the one before it. */
export const newSession = (before?: SessionDraft): SessionDraft => ({
  start: '',
  minutes: before?.minutes ?? 60,
  timeZone: before?.timeZone ?? readersZone(),
});

/** A draft shows the first session that it needs. */
const firstSession = ({ state, type, sessions }: WebinarView): SessionDraft[] =>
  state === 'draft' && type !== 'onDemand' && sessions.length === 0 ? [newSession()] : [];

export function draftOf(webinar: WebinarView): WebinarDraft {
  const { title, description, image, hosts, type, provider, joinUrl, capacity, waitlist, currency } = webinar;
  const { personFields, fields, requiresApproval, confirmation, reminders, replayUrl } = webinar;
  const zone = zoneOf(webinar);
  const typed = (moment: string | null) => (moment === null ? '' : zonedInput(moment, zone));
  return {
    ...{ title, description, image, hosts, type, provider, joinUrl, capacity, waitlist, currency },
    ...{ personFields, fields, requiresApproval, confirmation, reminders, replayUrl },
    priceMinor: webinar.price?.amount ?? null,
    opens: typed(webinar.registrationOpensAt),
    closes: typed(webinar.registrationClosesAt),
    replayEnds: typed(webinar.replayUntil),
    sessions: [
      ...firstSession(webinar),
      ...webinar.sessions.map(({ sessionKey, startAt, endAt, timeZone }) => ({
        sessionKey,
        start: zonedInput(startAt, timeZone),
        minutes: Math.round((Date.parse(endAt) - Date.parse(startAt)) / minuteMs),
        timeZone,
      })),
    ],
  };
}

/** The moments of a session; null while its start is not chosen. */
export function momentsOf({ start, minutes, timeZone }: SessionDraft): { startAt: string; endAt: string } | null {
  const startAt = momentOfZonedInput(start, timeZone);
  if (startAt === null) return null;
  return { startAt, endAt: new Date(Date.parse(startAt) + minutes * minuteMs).toISOString() };
}

/** The draft in the words of the save call. Sessions without a start are left out. */
export function inputOf(draft: WebinarDraft): RequestInput<typeof addUpdateWebinar> {
  const { priceMinor, sessions, opens, closes, replayEnds, ...kept } = draft;
  const zone = zoneOf(draft);
  return {
    ...kept,
    registrationOpensAt: momentOfZonedInput(opens, zone),
    registrationClosesAt: momentOfZonedInput(closes, zone),
    replayUntil: momentOfZonedInput(replayEnds, zone),
    price: (priceMinor ?? 0) > 0 ? toMajorUnits(priceMinor ?? 0, kept.currency) : '',
    sessions: sessions.flatMap((session) => {
      const moments = momentsOf(session);
      const { sessionKey, timeZone } = session;
      return moments ? [{ ...moments, timeZone, ...(sessionKey ? { sessionKey } : {}) }] : [];
    }),
  };
}

/**
 * The webinar as it was saved, with what was edited after sending. A session that this save has made keeps its key, so
 * that the next save does not make it a second time.
 */
export function draftAfterSave(stored: WebinarDraft, sent: WebinarDraft, current: WebinarDraft): WebinarDraft {
  const merged = withLaterChanges(stored, sent, current);
  const isSameList = sent.sessions.length === merged.sessions.length;
  const sessions = merged.sessions.map((session, index) => {
    const before = isSameList ? sent.sessions[index] : session;
    const made = stored.sessions.find(
      ({ start, timeZone }) => start !== '' && start === before?.start && timeZone === before.timeZone,
    );
    return session.sessionKey || !made?.sessionKey ? session : { ...session, sessionKey: made.sessionKey };
  });
  return { ...merged, sessions };
}
