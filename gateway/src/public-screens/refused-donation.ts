import type { DomainError } from '@linkyard/service-kit';
import { reasonText, refusalText } from '../locales/spoken-refusal.js';
import { i18n } from '../locales/texts.js';
import { hiddenField, textArea, textField } from './form-fields.js';
import type { FormAnswer } from './form-answers.js';
import type { FormState } from './form-state.js';
import { html } from './html.js';
import { messageScreen, type Screen } from '@linkyard/storefront';
import type { PublicScreen } from './public-screen.js';

const kept = ['campaignId', 'pageId', 'sectionId', 'currency', 'interval', 'coverFees', 'isAnonymous'];
/** The form's name of a path of the contract; empty for what the donor cannot change here. */
const shownNames: Record<string, string> = {
  amount: 'custom',
  'donor.email': 'email',
  'donor.name': 'name',
  message: 'message',
};

/** How a refused donation is answered: with its form, or the reason alone where the form itself is not accepted any more. */
export function refusedDonation(form: FormState, error: DomainError): FormAnswer {
  const problems = error.details.errors ?? [];
  const status = error.http;
  if (problems.length === 0 || problems.some(({ path }) => shownNames[path] === undefined)) {
    const lines = problems.length > 0 ? problems.map(reasonText) : [refusalText(error)];
    return { status, form, notes: { lines: lines.join('\n') } };
  }
  const amount = form.value('custom') || form.value('amount');
  const marked = form.changed('custom', amount).refused(error, (path) => shownNames[path] ?? path);
  return { status, form: marked, notes: {} };
}

/** A refused donation with everything that was typed. @param back path of the page with the donation block */
export function refusedDonationScreen({ form: marked, notes }: FormAnswer, back: string): PublicScreen | Screen {
  const title = i18n.t('Please check your donation');
  if (notes['lines'] !== undefined)
    return messageScreen({
      ...{ title, lines: notes['lines'].split('\n') },
      link: { href: back, text: i18n.t('Back to the page') },
    });
  return {
    title,
    body: html`<h1>${title}</h1>
      <form method="post" action="/donate">
        ${hiddenField('page', back)}${kept.map((name) => marked.has(name) && hiddenField(name, marked.value(name)))}${textField(
          marked,
          {
            ...{
              name: 'custom',
              label: i18n.t('Amount ({currency})', { currency: marked.value('currency') }),
              inputmode: 'decimal',
              required: true,
            },
          },
        )}${textField(marked, { name: 'name', label: i18n.t('Your name (optional)'), autocomplete: 'name', maxlength: 120 })}${textField(
          marked,
          {
            ...{ name: 'email', label: i18n.t('E-mail for your receipt'), type: 'email', autocomplete: 'email' },
            ...{ required: true, maxlength: 254 },
          },
        )}${marked.has('message') && textArea(marked, { name: 'message', label: i18n.t('Message (optional)'), maxlength: 255 })}
        <p><button class="btn go">${i18n.t('Donate')}</button></p>
        <p><a href="${back}">${i18n.t('Back to the page')}</a></p>
      </form>`,
  };
}
