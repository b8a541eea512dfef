import type { PublicWebinarView } from '@linkyard/contracts';
import { seatsText } from '../booking/seats-text.js';
import type { Words } from '../words/words.js';
import { SessionTime } from './SessionTime.js';

type Session = PublicWebinarView['sessions'][number];

/** When it takes place, and the seats that are left of each session. */
export function SessionList({ webinar, words }: { webinar: PublicWebinarView; words: Words }) {
  const { sessions, type, closed } = webinar;
  const { i18n } = words;
  if (sessions.length === 0) return null;
  return (
    <section className="card">
      <h2>{type === 'series' ? i18n.t('Sessions') : i18n.t('When')}</h2>
      <ul className="sessions">
        {sessions.map((session) => (
          <li key={session.sessionKey}>
            <span className="left" dir="auto">
              {closed === 'full' ? '' : roomText(session, words)}
            </span>
            <SessionTime session={session} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function roomText({ seatsLeft, isWaitlisted }: Session, words: Words): string {
  if (isWaitlisted) return words.i18n.t('Waiting list');
  return seatsLeft === null ? '' : seatsText(seatsLeft, words);
}
