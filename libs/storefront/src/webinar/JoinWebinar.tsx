import { joinWebinarPath } from '@linkyard/contracts';
import type { Words } from '../words/words.js';
import { keyOf, type RegisteredView } from './registered-view.js';

/** The way into the room or to the recording, or that it is being prepared. */
export function JoinWebinar({ view, words: { i18n } }: { view: RegisteredView; words: Words }) {
  const { joinUrl, replayUrl, state, webinar } = view.registration;
  if (joinUrl)
    return (
      <p>
        <a className="btn go wide" href={joinWebinarPath(webinar.publicId, keyOf(view))}>
          {i18n.t('Join the webinar')}
        </a>
      </p>
    );
  if (replayUrl)
    return (
      <p>
        <a className="btn go wide" href={replayUrl} rel="noreferrer">
          {i18n.t('Watch the recording')}
        </a>
      </p>
    );
  const isWaiting = state === 'approved' && (webinar.state === 'scheduled' || webinar.state === 'live');
  return isWaiting ? (
    <div className="note">
      <p>{i18n.t('Your link to join is being prepared. You get it by mail.')}</p>
    </div>
  ) : null;
}
