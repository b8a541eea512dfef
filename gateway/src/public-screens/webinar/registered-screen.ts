import { shownEmail, joinWebinarPath, registrationPath, type RegistrantView } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { amountText } from '../../locales/amount-text.js';
import { bookingStyle, googleCalendarLink, outlookCalendarLink } from '@linkyard/storefront';
import { timeText } from '../../locales/calendar-days.js';
import { hiddenField, textArea } from '../form-fields.js';
import { FormState } from '../form-state.js';
import { attributes, html, type Html, type HtmlValue } from '../html.js';
import type { PublicScreen } from '../public-screen.js';
import { sessionTime } from './session-time.js';
import { webinarStyle } from './webinar-style.js';

/** `retryUrl` is the payment page, after an attempt that was declined there. */
export type OpenedRegistration = RegistrantView & { retryUrl?: string | null };
export interface RegisteredView {
  registration: OpenedRegistration;
  token: string;
  /** Why the last change was refused. */
  failure?: string | undefined;
}

/** What has become of a registration, and what happens next. */
const headings: Record<RegistrantView['state'], (registration: RegistrantView) => [title: string, next: string]> = {
  pending: () => [
    i18n.t('Your request has been sent'),
    i18n.t('The host decides about it, and you get a mail either way.'),
  ],
  approved: () => [i18n.t('You are registered'), i18n.t('The confirmation is on its way to your mailbox.')],
  waitlisted: () => [i18n.t('You are on the waiting list'), i18n.t('You get a mail as soon as a seat becomes free.')],
  attended: () => [i18n.t('You attended this webinar'), i18n.t('Thank you for joining.')],
  absent: () => [i18n.t('You missed this webinar'), i18n.t('Please contact the host if that is not right.')],
  denied: ({ paymentState }) => [
    i18n.t('Your registration was declined'),
    paymentState === 'refunding' || paymentState === 'refunded' ? i18n.t('What you paid is refunded.') : '',
  ],
  cancelled: () => [i18n.t('This registration is cancelled'), i18n.t('Your seat is free for another person.')],
};
const unpaid = (): [title: string, next: string] => [
  i18n.t('Please pay to confirm'),
  i18n.t('Your seat is kept for you until then.'),
];

const keyOf = ({ registration: { uid }, token }: RegisteredView) => ({ uid, token });
const linkTo = (view: RegisteredView, rest = '') =>
  `${registrationPath(view.registration.webinar.publicId, keyOf(view))}${rest}`;

const shell = ({ registration }: RegisteredView, title: string, body: HtmlValue): PublicScreen => ({
  title: `${title}: ${registration.title}`,
  creator: registration.host,
  layout: 'book',
  styles: [bookingStyle, webinarStyle],
  script: '/webinar/live.js',
  body,
});

const refundRefused = () => i18n.t('Your refund could not be made yet. The host has been asked to make it again.');

/** The confirmation, and the page where a person sees and cancels the registration. Opening it changes nothing. */
export function registeredScreen(view: RegisteredView): PublicScreen {
  const { registration, failure } = view;
  const { webinar, state, canPay } = registration;
  const [title, next] = canPay ? unpaid() : headings[state](registration);
  const isOver = state === 'denied' || state === 'cancelled';
  const isIn = state === 'approved' || state === 'attended';
  const screen = shell(
    view,
    title,
    html`${failure && html`<div class="note bad" role="alert"><p>${failure}</p></div>`}
      <h1>${title}</h1>
      ${next && html`<p class="quiet">${next}</p>`}
      ${registration.isRefundRefused && html`<p class="note warn">${refundRefused()}</p>`}
      ${payment(view)}${join(view)}${when(registration)}${state === 'approved' && calendars(view)}
      ${webinar.confirmation.text && isIn && html`<p class="words note" dir="auto">${webinar.confirmation.text}</p>`}
      ${facts(registration)}
      ${
        registration.canCancel &&
        html`<p class="acts">
          <a class="btn danger" href="${linkTo(view, '&step=cancel')}">${i18n.t('Cancel my registration')}</a>
        </p>`
      }
      ${isOver && html`<p><a class="btn" href="/webinar/${webinar.publicId}">${i18n.t('Back to the webinar')}</a></p>`}`,
  );
  return canPay && registration.payUrl ? { ...screen, refreshSec: 15 } : screen;
}

/** In place of the form, for who has just registered and comes back to it. */
export function ownRegistrationScreen(view: RegisteredView): PublicScreen {
  const { canPay, webinar } = view.registration;
  const title = i18n.t('You registered for this webinar');
  return shell(
    view,
    title,
    html`<h1>${title}</h1>
      ${when(view.registration)}
      <p class="acts">
        <a class="btn go" href="${linkTo(view)}"
          >${canPay ? i18n.t('Go on to pay') : i18n.t('See or change your registration')}</a
        >
        <a class="btn" href="/webinar/${webinar.publicId}?again=1">${i18n.t('Register once more')}</a>
      </p>`,
  );
}

const when = ({ title, host, sessions }: RegistrantView): Html =>
  html`<section class="card">
    <p class="quiet" dir="auto">${title}, ${host.name}</p>
    ${
      sessions.length > 0
        ? html`<ul class="sessions">
            ${sessions.map((session) => html`<li>${sessionTime(session)}</li>`)}
          </ul>`
        : html`<p>${i18n.t('You can watch it at any time.')}</p>`
    }
  </section>`;

function payment(view: RegisteredView): HtmlValue {
  const { canPay, price, awaitedUntil, payUrl, retryUrl, sessions, webinar } = view.registration;
  if (!canPay || !price) return null;
  if (retryUrl)
    return html`<div class="note bad" role="alert">
      <p>${i18n.t('Your payment was declined and nothing was charged. Please try another way to pay.')}</p>
      <p><a class="btn go" href="${retryUrl}">${i18n.t('Try again')}</a></p>
    </div>`;
  const zone = sessions[0]?.timeZone ?? 'UTC';
  const amount = amountText(price);
  const verb = i18n.t('Pay {amount}', { amount });
  const { uid, token } = keyOf(view);
  return html`<div class="note warn">
    <p>
      ${
        awaitedUntil
          ? i18n.t('{amount} is still to be paid until {time}.', {
              amount,
              time: `${timeText(awaitedUntil, zone)} (${zone})`,
            })
          : i18n.t('{amount} is still to be paid.', { amount })
      }
      ${payUrl && i18n.t('Have you just paid? This page is updated automatically.')}
    </p>
    ${
      payUrl
        ? html`<p><a class="btn go" href="${payUrl}">${verb}</a></p>`
        : html`<form method="post" action="/webinar/${webinar.publicId}/pay">
            ${hiddenField('registration', uid)}${hiddenField('token', token)}<button class="btn go">${verb}</button>
          </form>`
    }
  </div>`;
}

function join(view: RegisteredView): HtmlValue {
  const { joinUrl, replayUrl, state, webinar } = view.registration;
  if (joinUrl)
    return html`<p>
      <a class="btn go wide" href="${joinWebinarPath(webinar.publicId, keyOf(view))}">${i18n.t('Join the webinar')}</a>
    </p>`;
  if (replayUrl)
    return html`<p>
      <a class="btn go wide" href="${replayUrl}" rel="noreferrer">${i18n.t('Watch the recording')}</a>
    </p>`;
  const isWaiting = state === 'approved' && (webinar.state === 'scheduled' || webinar.state === 'live');
  return (
    isWaiting &&
    html`<div class="note"><p>${i18n.t('Your link to join is being prepared. You get it by mail.')}</p></div>`
  );
}

function calendars(view: RegisteredView): HtmlValue {
  const { sessions, title, host, webinar, uid, joinUrl } = view.registration;
  const [first] = sessions;
  if (!first) return null;
  const query = new URLSearchParams({ registration: uid, token: view.token });
  const location = joinUrl ? { type: 'link' as const, value: joinUrl, label: '' } : null;
  const event = { uid, title, host, location, state: 'confirmed' as const, startAt: first.startAt, endAt: first.endAt };
  const out = { target: '_blank', rel: 'noreferrer', class: 'btn' };
  return html`<h2>${i18n.t('Add to your calendar')}</h2>
    <p class="acts">
      ${
        sessions.length === 1 &&
        html`<a ${attributes({ ...out, href: googleCalendarLink(event) })}>Google</a>
          <a ${attributes({ ...out, href: outlookCalendarLink(event) })}>Outlook</a>`
      }
      <a class="btn" href="/webinar/${webinar.publicId}/event.ics?${query.toString()}" download
        >${i18n.t('File (.ics)')}</a
      >
    </p>`;
}

function facts({ person, answers, price, refunded, cancel, denyReason }: RegistrantView): Html {
  const rows: [string, HtmlValue][] = [
    [i18n.t('Name'), `${person.firstName} ${person.lastName}`.trim()],
    [i18n.t('E-mail'), shownEmail(person.email)],
    [i18n.t('Phone'), person.phone],
    [i18n.t('Organization'), person.organization],
    [i18n.t('Job title'), person.jobTitle],
    [i18n.t('Price'), price && amountText(price)],
    [i18n.t('Refunded'), refunded && amountText(refunded)],
    [i18n.t('Reason'), (cancel?.by === 'system' ? i18n.t(cancel.reason) : cancel?.reason) || denyReason],
    ...answers.map(({ title, value }): [string, HtmlValue] => [title, value]),
  ];
  return html`<dl class="rows">
    ${rows.map(
      ([name, value]) =>
        value &&
        html`<div>
          <dt dir="auto">${name}</dt>
          <dd dir="auto">${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** What is lost and what is refunded, before anything happens. */
export function cancelScreen(view: RegisteredView): PublicScreen {
  const { refundOnCancel, paymentState, webinar, uid, sessions } = view.registration;
  const money = refundOnCancel
    ? i18n.t('{amount} is refunded to you.', { amount: amountText(refundOnCancel) })
    : paymentState === 'paid' &&
      (sessions.length === 0
        ? i18n.t('You can watch the recording already, so what you paid is not refunded.')
        : i18n.t('It is less than 24 hours before the start, so what you paid is not refunded.'));
  return shell(
    view,
    i18n.t('Cancel'),
    html`<h1>${i18n.t('Cancel your registration?')}</h1>
      ${when(view.registration)}${money && html`<div class="note warn"><p>${money}</p></div>`}
      <form method="post" action="/webinar/${webinar.publicId}/cancel">
        ${hiddenField('registration', uid)}${hiddenField('token', view.token)}
        ${textArea(FormState.empty, { name: 'reason', label: i18n.t('Reason (optional)'), maxlength: 500 })}
        <p class="acts">
          <button class="btn danger">${i18n.t('Cancel my registration')}</button>
          <a class="btn" href="${linkTo(view)}">${i18n.t('Keep it')}</a>
        </p>
      </form>`,
  );
}
