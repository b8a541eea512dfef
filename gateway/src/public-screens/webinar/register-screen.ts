import { hasGotoTitle, type PublicWebinarView } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { words } from '../../locales/words.js';
import { amountText } from '../../locales/amount-text.js';
import { bookingStyle, seatsText } from '@linkyard/storefront';
import { hiddenField, radioField, textField, wrongNote } from '../form-fields.js';
import type { FormState } from '../form-state.js';
import { html, type Html, type HtmlValue } from '../html.js';
import type { PublicScreen } from '../public-screen.js';
import { questionFields } from '../question-fields.js';
import { sessionLine, sessionTime } from './session-time.js';
import { webinarStyle } from './webinar-style.js';

export interface RegisterView {
  webinar: PublicWebinarView;
  form: FormState;
  /** Makes a repeated post one registration. */
  idempotencyKey: string;
  /** Why it was refused, where no field is to blame. */
  failure?: string | undefined;
}

const closedTexts: Record<NonNullable<PublicWebinarView['closed']>, () => string> = {
  notYet: () => i18n.t('Registration is not open yet.'),
  closed: () => i18n.t('Registration is closed.'),
  over: () => i18n.t('This webinar is over.'),
  full: () => i18n.t('All seats are taken.'),
};

/** What the webinar is, its sessions, and the form to register. */
export function registerScreen(view: RegisterView): PublicScreen {
  const { webinar, failure } = view;
  const isCancelled = webinar.state === 'cancelled';
  const closed = isCancelled
    ? i18n.t('This webinar has been cancelled.')
    : webinar.closed && closedTexts[webinar.closed]();
  return {
    title: webinar.title,
    creator: webinar.host,
    layout: 'book',
    styles: [bookingStyle, webinarStyle],
    script: '/webinar/live.js',
    body: html`${head(webinar)}${sessions(webinar)}
    ${failure && html`<div class="note bad" role="alert"><p>${failure}</p></div>`}
    ${closed ? html`<div class="note warn"><p>${closed}</p></div>` : registerForm(view)}`,
  };
}

function head({ title, image, description, price, hosts, host, type, requiresApproval }: PublicWebinarView): Html {
  const facts = [
    {
      single: i18n.t('Webinar'),
      series: i18n.t('Series'),
      sequence: i18n.t('Course'),
      onDemand: i18n.t('Recording'),
    }[type],
    price ? amountText(price) : i18n.t('Free'),
    requiresApproval && i18n.t('Confirmed by the host'),
  ].filter((fact) => typeof fact === 'string');
  const people = hosts.length > 0 ? hosts : [{ name: host.name, title: '', avatar: '' }];
  return html`${image && html`<img class="cover" src="${image}" alt="" />`}
    <h1 dir="auto">${title}</h1>
    <ul class="facts">
      ${facts.map((fact) => html`<li>${fact}</li>`)}
    </ul>
    ${description && html`<p class="words" dir="auto">${description}</p>`}
    <ul class="hosts">
      ${people.map(
        (one) =>
          html`<li>
            ${
              one.avatar
                ? html`<img class="face" src="${one.avatar}" alt="" width="40" height="40" />`
                : html`<span class="face" aria-hidden="true">${[...one.name.trim()][0]?.toUpperCase() ?? ''}</span>`
            }
            <span dir="auto">${one.name}${one.title && html`<small>${one.title}</small>`}</span>
          </li>`,
      )}
    </ul>`;
}

type Session = PublicWebinarView['sessions'][number];
function roomText({ seatsLeft, isWaitlisted }: Session): string {
  if (isWaitlisted) return i18n.t('Waiting list');
  return seatsLeft === null ? '' : seatsText(seatsLeft, words());
}

function sessions({ sessions: listed, type, closed }: PublicWebinarView): HtmlValue {
  if (listed.length === 0) return null;
  return html`<section class="card">
    <h2>${type === 'series' ? i18n.t('Sessions') : i18n.t('When')}</h2>
    <ul class="sessions">
      ${listed.map((one) => html`<li><span class="left" dir="auto">${closed === 'full' ? '' : roomText(one)}</span>${sessionTime(one)}</li>`)}
    </ul>
  </section>`;
}

const optional = () =>
  ({
    phone: { label: i18n.t('Phone'), type: 'tel', autocomplete: 'tel', maxlength: 40 },
    organization: { label: i18n.t('Organization'), autocomplete: 'organization', maxlength: 120 },
    jobTitle: { label: i18n.t('Job title'), autocomplete: 'organization-title', maxlength: 120 },
  }) as const;

function optionalField(form: FormState, name: PublicWebinarView['personFields'][number]): Html {
  const { label: title, ...field } = optional()[name];
  return textField(form, { name, ...field, label: i18n.t('{title} (optional)', { title }) });
}

function lastNameField({ lastNameRequired: required }: PublicWebinarView, form: FormState): Html {
  const title = i18n.t('Last name');
  const label = required ? title : i18n.t('{title} (optional)', { title });
  return textField(form, { name: 'lastName', label, autocomplete: 'family-name', required, maxlength: 80 });
}

const inVisitorsLanguage = (field: PublicWebinarView['fields'][number]) =>
  hasGotoTitle(field) ? { ...field, title: i18n.t(field.title) } : field;

function registerForm({ webinar, form, idempotencyKey }: RegisterView): Html {
  const { publicId, price, type, sessions: listed, personFields, fields, requiresApproval } = webinar;
  const isFull = type !== 'onDemand' && listed.every(({ isWaitlisted }) => isWaitlisted);
  const choices = listed.map((one) => ({
    value: one.sessionKey,
    text: [sessionLine(one), roomText(one)].filter(Boolean).join(' · '),
  }));
  return html`${wrongNote(form)}
    <form class="card" method="post" action="/webinar/${publicId}" data-register>
      <h2>${i18n.t('Register')}</h2>
      ${type === 'series' && radioField(form, { name: 'sessionKey', label: i18n.t('Choose a session'), options: choices })}
      ${hiddenField('idempotencyKey', idempotencyKey)}${hiddenField('timeZone', form.value('timeZone'))}
      ${hiddenField('started_at', form.value('started_at'))}
      <div class="trap" aria-hidden="true">
        <label>${i18n.t('Website')} <input name="website_url" tabindex="-1" autocomplete="off" /></label>
      </div>
      ${textField(form, { name: 'firstName', label: i18n.t('First name'), autocomplete: 'given-name', required: true, maxlength: 80 })}
      ${lastNameField(webinar, form)}
      ${textField(form, {
        name: 'email',
        label: i18n.t('E-mail'),
        type: 'email',
        autocomplete: 'email',
        required: true,
        hint: i18n.t('Your confirmation and your link to join are sent there.'),
      })}
      ${personFields.map((name) => optionalField(form, name))}${questionFields(fields.map(inVisitorsLanguage), form)}
      <button class="btn go wide">${verbOf(price, isFull)}</button>
      ${price && !isFull && html`<p class="small quiet">${i18n.t('You pay on the page of the payment provider. Your seat is kept for 20 minutes.')}</p>`}
      ${requiresApproval && html`<p class="small quiet">${i18n.t('The host confirms each registration.')}</p>`}
    </form>`;
}

function verbOf(price: PublicWebinarView['price'], isFull: boolean): string {
  if (isFull) return i18n.t('Join the waiting list');
  return price ? i18n.t('Register and pay {amount}', { amount: amountText(price) }) : i18n.t('Register');
}
