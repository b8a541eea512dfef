import type { Words } from '../words/words.js';
import type { DetailsView } from './details-view.js';

/** The script shows here how long the time is kept, in these words. */
export function HoldNote({ refusals, words: { i18n } }: { refusals: DetailsView['holdRefusals']; words: Words }) {
  const byCode = Object.fromEntries(Object.entries(refusals).map(([code, text]) => [`data-${code}`, text]));
  return (
    <p
      className="note warn"
      data-hold-note=""
      data-kept={i18n.t('This time is kept for you for {time} minutes.', { time: '{time}' })}
      data-ended={i18n.t('The time is no longer kept for you. You can still try to book it.')}
      {...byCode}
      hidden
    />
  );
}
