import type { RegistrantView } from '@linkyard/contracts';
import { html } from '../html.js';
import type { PublicScreen } from '../public-screen.js';

interface PaidView {
  title: string;
  state: RegistrantView['state'];
  isPaid: boolean;
  publicId: string;
}

/** The return from the payment page. The personal page is opened from the mail: the address of this one has no key. */
export function paidScreen({ title, state, isPaid, publicId }: PaidView): PublicScreen {
  const words =
    state === 'approved'
      ? { heading: 'You are registered', text: 'We have sent you a mail with your link to join.' }
      : isPaid && state === 'pending'
        ? { heading: 'Thank you', text: 'Your payment has arrived. The host confirms your registration by mail.' }
        : state === 'pending'
          ? { heading: 'Your payment is being checked', text: 'This page is updated automatically.' }
          : { heading: 'Your seat has been released', text: 'If you have paid, the money is refunded to you.' };
  return {
    title: `${words.heading}: ${title}`,
    layout: 'middle',
    body: html`<h1>${words.heading}</h1>
      <p dir="auto">${title}</p>
      <p class="quiet">${words.text}</p>
      <p><a class="btn" href="/webinar/${publicId}">Back to the webinar</a></p>`,
    ...(state === 'pending' && !isPaid ? { refreshSec: 10 } : {}),
  };
}
