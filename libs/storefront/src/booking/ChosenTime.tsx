import { fullDayText, lengthText, startText, zoneText } from '../words/days.js';
import type { Words } from '../words/words.js';
import type { DetailsView } from './details-view.js';

interface Props {
  view: Pick<DetailsView, 'query' | 'zone' | 'duration'>;
  words: Words;
}

/** Day and time that are booked, on whose clock, and how long it takes. */
export function ChosenTime({ view: { query, zone, duration }, words }: Props) {
  const { start, clock } = query;
  const end = new Date(Date.parse(start) + duration * 60_000).toISOString();
  return (
    <p className="chosen">
      <b>{fullDayText(start, zone, words)}</b>
      <bdi>
        {startText(start, zone, words, clock)} – {startText(end, zone, words, clock)}
      </bdi>
      , <bdi>{lengthText(duration, words)}</bdi> <span className="quiet">({zoneText(zone)})</span>
    </p>
  );
}

/** On a phone the chosen time stays in view with the button; the heading reads it out already. */
export const FootTime = ({ view: { query, zone }, words }: Props) => (
  <p className="small" aria-hidden="true">
    <b>{fullDayText(query.start, zone, words)}</b>, <bdi>{startText(query.start, zone, words, query.clock)}</bdi>
  </p>
);
