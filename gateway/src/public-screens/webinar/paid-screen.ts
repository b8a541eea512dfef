import type { RegistrantView } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { html } from '../html.js';
import type { PublicScreen } from '../public-screen.js';

interface PaidView {
  title: string;
  state: RegistrantView['state'];
  isPaid: boolean;
  publicId: string;
  /** The payment page, after an attempt that was declined there. */
  retryUrl: string | null;
}

/** The return from the payment page. The personal page is opened from the mail: the address of this one has no key. */
export function paidScreen({ title, state, isPaid, publicId, retryUrl }: PaidView): PublicScreen {
  const isDeclined = state === 'pending' && retryUrl !== null;
  const words = isDeclined ? declined() : wordsOf(state, isPaid);
  return {
    title: [words.heading, title].join(': '),
    layout: 'middle',
    body: html`<h1>${words.heading}</h1>
      <p dir="auto">${title}</p>
      <p class="quiet">${words.text}</p>
      ${isDeclined && html`<p><a class="btn go" href="${retryUrl}">${i18n.t('Try again')}</a></p>`}
      <p><a class="btn" href="/webinar/${publicId}">${i18n.t('Back to the webinar')}</a></p>`,
    ...(state === 'pending' && !isPaid && !isDeclined ? { refreshSec: 10 } : {}),
  };
}

const declined = () => ({
  heading: i18n.t('Your payment was declined'),
  text: i18n.t('Your payment was declined and nothing was charged. Please try another way to pay.'),
});

function wordsOf(state: PaidView['state'], isPaid: boolean): { heading: string; text: string } {
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
