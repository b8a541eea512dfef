import { sentence } from '../words/sentence.js';
import type { Words } from '../words/words.js';
import { linkTo, type BookedView } from './booked-view.js';

/** The ways to move and to cancel, or why there are none. */
export function ChangeLinks({ view, words }: { view: BookedView; words: Words }) {
  const { canCancel, canReschedule, state, isOffered, host } = view.booking;
  const isOpen = state === 'confirmed' || state === 'awaitingApproval';
  const { i18n } = words;
  const values = { host: <bdi>{host.name}</bdi> };
  if (!canCancel && !canReschedule) {
    if (!isOpen) return null;
    return (
      <p className="note">
        {sentence(
          words,
          /*i18n*/ 'This booking cannot be changed or cancelled here any more. Please contact {host}.',
          values,
        )}
      </p>
    );
  }
  return (
    <>
      {isOpen && !isOffered && (
        <p className="note">
          {sentence(
            words,
            /*i18n*/ 'This appointment is not available any more. To change the time, please contact {host}.',
            values,
          )}
        </p>
      )}
      <p className="acts">
        {canReschedule && (
          <a className="btn" href={linkTo(view, '&step=move')}>
            {i18n.t('Choose another time')}
          </a>
        )}
        {canCancel && (
          <a className="btn danger" href={linkTo(view, '&step=cancel')}>
            {i18n.t('Cancel the booking')}
          </a>
        )}
      </p>
    </>
  );
}
