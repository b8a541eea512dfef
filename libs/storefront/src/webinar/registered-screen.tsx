import type { RegistrantView } from '@linkyard/contracts';
import type { Screen } from '../document/screen.js';
import type { Words } from '../words/words.js';
import { CalendarActions } from './CalendarActions.js';
import { JoinWebinar } from './JoinWebinar.js';
import { linkTo, registrationScreen, type RegisteredView } from './registered-view.js';
import { RegistrationFacts } from './RegistrationFacts.js';
import { RegistrationPayment } from './RegistrationPayment.js';
import { RegistrationWhen } from './RegistrationWhen.js';
import { registrationTexts } from './registration-texts.js';

const isAttendee = ({ state }: RegistrantView) => state === 'approved' || state === 'attended';
const isOver = ({ state }: RegistrantView) => state === 'denied' || state === 'cancelled';

/** The confirmation, and the page where a person sees and cancels the registration. Opening it changes nothing. */
export function registeredScreen(view: RegisteredView, words: Words): Screen {
  const { canPay, payUrl } = view.registration;
  const texts = registrationTexts(view.registration, words);
  const screen = registrationScreen(
    view,
    texts.title,
    <>
      <Notes view={view} {...texts} words={words} />
      <RegistrationPayment view={view} words={words} />
      <JoinWebinar view={view} words={words} />
      <RegistrationWhen registration={view.registration} words={words} />
      <AfterRegistering view={view} words={words} />
    </>,
  );
  return canPay && payUrl ? { ...screen, refreshSec: 15 } : screen;
}

/** What has become of the registration, and what has gone wrong. */
function Notes({ view, title, next, words }: { view: RegisteredView; title: string; next: string; words: Words }) {
  const { registration, failure } = view;
  return (
    <>
      {failure && (
        <div className="note bad" role="alert">
          <p>{failure}</p>
        </div>
      )}
      <h1>{title}</h1>
      {next && <p className="quiet">{next}</p>}
      {registration.isRefundRefused && (
        <p className="note warn">
          {words.i18n.t('Your refund could not be made yet. The host has been asked to make it again.')}
        </p>
      )}
    </>
  );
}

/** Calendar, the host's own words, what was registered, and the way to cancel it. */
function AfterRegistering({ view, words }: { view: RegisteredView; words: Words }) {
  const { registration } = view;
  const { webinar, state, canCancel } = registration;
  const { i18n } = words;
  return (
    <>
      {state === 'approved' && <CalendarActions view={view} words={words} />}
      {webinar.confirmation.text && isAttendee(registration) && (
        <p className="words note" dir="auto">
          {webinar.confirmation.text}
        </p>
      )}
      <RegistrationFacts registration={registration} words={words} />
      {canCancel && (
        <p className="acts">
          <a className="btn danger" href={linkTo(view, '&step=cancel')}>
            {i18n.t('Cancel my registration')}
          </a>
        </p>
      )}
      {isOver(registration) && (
        <p>
          <a className="btn" href={`/webinar/${webinar.publicId}`}>
            {i18n.t('Back to the webinar')}
          </a>
        </p>
      )}
    </>
  );
}

/** In place of the form, for who has just registered and comes back to it. */
export function ownRegistrationScreen(view: RegisteredView, words: Words): Screen {
  const { registration } = view;
  const { canPay, webinar } = registration;
  const { i18n } = words;
  const title = i18n.t('You registered for this webinar');
  return registrationScreen(
    view,
    title,
    <>
      <h1>{title}</h1>
      <RegistrationWhen registration={registration} words={words} />
      <p className="acts">
        <a className="btn go" href={linkTo(view)}>
          {canPay ? i18n.t('Go on to pay') : i18n.t('See or change your registration')}
        </a>{' '}
        <a className="btn" href={`/webinar/${webinar.publicId}?again=1`}>
          {i18n.t('Register once more')}
        </a>
      </p>
    </>,
  );
}
