import type { RegistrantView, VisitorHost } from '@linkyard/contracts';
import type { Screen } from '../document/screen.js';
import type { Words } from '../words/words.js';

export interface PaidScreen {
  /** Of the webinar. */
  title: string;
  publicId: string;
  state: RegistrantView['state'];
  isPaid: boolean;
  /** The payment page, after an attempt that was declined there. */
  retryUrl: string | null;
  /** Null when it cannot be asked for. */
  host: VisitorHost | null;
}

/** The return from the payment page. The personal page is opened from the mail: the address of this one has no key. */
export function paidScreen({ title, publicId, state, isPaid, retryUrl, host }: PaidScreen, words: Words): Screen {
  const { i18n } = words;
  const declinedAt = state === 'pending' ? retryUrl : null;
  const { heading, text } = declinedAt === null ? outcomeTexts(state, isPaid, words) : declinedTexts(words);
  return {
    title: `${heading}: ${title}`,
    ...(host ? { creator: host } : {}),
    layout: 'middle',
    body: (
      <>
        <h1>{heading}</h1>
        <p dir="auto">{title}</p>
        <p className="quiet">{text}</p>
        {declinedAt !== null && (
          <p>
            <a className="btn go" href={declinedAt}>
              {i18n.t('Try again')}
            </a>
          </p>
        )}
        <p>
          <a className="btn" href={`/webinar/${publicId}`}>
            {i18n.t('Back to the webinar')}
          </a>
        </p>
      </>
    ),
    ...(state === 'pending' && !isPaid && declinedAt === null ? { refreshSec: 10 } : {}),
  };
}

interface OutcomeTexts {
  heading: string;
  text: string;
}

const declinedTexts = ({ i18n }: Words): OutcomeTexts => ({
  heading: i18n.t('Your payment was declined'),
  text: i18n.t('Your payment was declined and nothing was charged. Please try another way to pay.'),
});

function outcomeTexts(state: PaidScreen['state'], isPaid: boolean, { i18n }: Words): OutcomeTexts {
  if (state === 'approved')
    return { heading: i18n.t('You are registered'), text: i18n.t('We have sent you a mail with your link to join.') };
  if (state !== 'pending')
    return {
      heading: i18n.t('Your seat has been released'),
      text: i18n.t('If you have paid, the money is refunded to you.'),
    };
  if (isPaid)
    return {
      heading: i18n.t('Thank you'),
      text: i18n.t('Your payment has arrived. The host confirms your registration by mail.'),
    };
  return { heading: i18n.t('Your payment is being checked'), text: i18n.t('This page is updated automatically.') };
}
