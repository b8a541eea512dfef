import type { PublicWebinarView } from '@linkyard/contracts';
import { bookingStyle } from '../booking/booking-style.js';
import type { Screen } from '../document/screen.js';
import type { FormValues } from '../form/form-values.js';
import type { Words } from '../words/words.js';
import { RegisterForm } from './RegisterForm.js';
import { SessionList } from './SessionList.js';
import { WebinarHead } from './WebinarHead.js';
import { webinarStyle } from './webinar-style.js';

export interface RegisterScreen {
  webinar: PublicWebinarView;
  form: FormValues;
  /** Makes a repeated post one registration. */
  idempotencyKey: string;
  /** Where the visitor came from, by the names of its fields. */
  origin?: Readonly<Record<string, string>>;
  /** Why it was refused, where no field is to blame. */
  failure?: string | undefined;
}

/** What the webinar is, its sessions, and the form to register. */
export function registerScreen(
  { webinar, form, idempotencyKey, origin = {}, failure }: RegisterScreen,
  words: Words,
): Screen {
  const closed = closedText(webinar, words);
  return {
    title: webinar.title,
    creator: webinar.host,
    layout: 'book',
    styles: [bookingStyle, webinarStyle],
    script: 'webinar',
    body: (
      <>
        <WebinarHead webinar={webinar} words={words} />
        <SessionList webinar={webinar} words={words} />
        {failure && (
          <div className="note bad" role="alert">
            <p>{failure}</p>
          </div>
        )}
        {closed === null ? (
          <RegisterForm webinar={webinar} form={form} idempotencyKey={idempotencyKey} origin={origin} words={words} />
        ) : (
          <div className="note warn">
            <p>{closed}</p>
          </div>
        )}
      </>
    ),
  };
}

const closedTexts: Record<NonNullable<PublicWebinarView['closed']>, (words: Words) => string> = {
  notYet: ({ i18n }) => i18n.t('Registration is not open yet.'),
  closed: ({ i18n }) => i18n.t('Registration is closed.'),
  over: ({ i18n }) => i18n.t('This webinar is over.'),
  full: ({ i18n }) => i18n.t('All seats are taken.'),
};

/** Why it cannot be registered for; null while it can. */
function closedText({ state, closed }: PublicWebinarView, words: Words): string | null {
  if (state === 'cancelled') return words.i18n.t('This webinar has been cancelled.');
  return closed && closedTexts[closed](words);
}
