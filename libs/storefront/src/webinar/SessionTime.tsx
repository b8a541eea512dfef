import { fullDayText, timeText, zoneText } from '../words/days.js';
import type { Words } from '../words/words.js';

export interface SessionMoments {
  startAt: string;
  endAt: string;
  timeZone: string;
}

/** The zone is named; the script adds the time in the visitor's own. */
export function SessionTime({ session, words }: { session: SessionMoments; words: Words }) {
  const { startAt, endAt, timeZone } = session;
  return (
    <>
      <b>{fullDayText(startAt, timeZone, words)}</b>{' '}
      <span>
        <bdi>
          {timeText(startAt, timeZone, words)} – {timeText(endAt, timeZone, words)}
        </bdi>{' '}
        <span className="quiet">({zoneText(timeZone)})</span>
      </span>{' '}
      <time
        className="small quiet"
        dateTime={startAt}
        data-end={endAt}
        data-zone={timeZone}
        data-text={words.i18n.t('For you: {moment}', { moment: '{moment}' })}
        hidden
      />
    </>
  );
}

/** One line, for a choice. */
export const sessionLine = ({ startAt, timeZone }: SessionMoments, words: Words): string =>
  `${fullDayText(startAt, timeZone, words)}, ${timeText(startAt, timeZone, words)} (${zoneText(timeZone)})`;
