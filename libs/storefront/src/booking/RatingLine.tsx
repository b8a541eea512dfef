import { sentence } from '../words/sentence.js';
import type { Words } from '../words/words.js';
import { linkTo, type BookedView } from './booked-view.js';

/** The stars that were given, or the way to give them once it took place. */
export function RatingLine({ view, words }: { view: BookedView; words: Words }) {
  const { canRate, rating } = view.booking;
  const { i18n } = words;
  const href = linkTo(view, '&step=rate');
  if (rating !== null)
    return (
      <p className="note">
        {sentence(words, /*i18n*/ 'You gave {stars}.', { stars: <b>{i18n.t('{rating} of 5 stars', { rating })}</b> })}{' '}
        {canRate && <a href={href}>{i18n.t('Change your rating')}</a>}
      </p>
    );
  if (!canRate) return null;
  return (
    <p className="acts">
      <a className="btn go" href={href}>
        {i18n.t('Rate this appointment')}
      </a>
    </p>
  );
}
