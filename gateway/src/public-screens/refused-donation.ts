import type { DomainError } from '@linkyard/service-kit';
import { hiddenField, textArea, textField } from './form-fields.js';
import type { FormState } from './form-state.js';
import { html } from './html.js';
import { messageScreen } from './message-screen.js';
import type { PublicScreen } from './public-screen.js';

const kept = ['campaignId', 'pageId', 'sectionId', 'currency', 'interval', 'coverFees', 'isAnonymous'];
/** The form's name of a path of the contract; empty for what the donor cannot change here. */
const shownNames: Record<string, string> = {
  amount: 'custom',
  'donor.email': 'email',
  'donor.name': 'name',
  message: 'message',
};

/** A refused donation with everything that was typed, or the reason alone where the form itself is not accepted any more. */
export function refusedDonation(form: FormState, error: DomainError, back: string): PublicScreen {
  const problems = error.details.errors ?? [];
  const title = 'Please check your donation';
  if (problems.length === 0 || problems.some(({ path }) => shownNames[path] === undefined)) {
    const lines = problems.length > 0 ? problems.map(({ message }) => message) : [error.text];
    return messageScreen({ title, lines, link: { href: back, text: 'Back to the page' } });
  }
  const amount = form.value('custom') || form.value('amount');
  const marked = form.changed('custom', amount).refused(error, (path) => shownNames[path] ?? path);
  return {
    title,
    body: html`<h1>${title}</h1>
      <form method="post" action="/donate">
        ${kept.map((name) => form.has(name) && hiddenField(name, form.value(name)))}${textField(marked, {
          ...{ name: 'custom', label: `Amount (${form.value('currency')})`, inputmode: 'decimal', required: true },
        })}${textField(marked, { name: 'name', label: 'Your name (optional)', autocomplete: 'name', maxlength: 120 })}${textField(
          marked,
          {
            ...{ name: 'email', label: 'E-mail for your receipt', type: 'email', autocomplete: 'email' },
            ...{ required: true, maxlength: 254 },
          },
        )}${form.has('message') && textArea(marked, { name: 'message', label: 'Message (optional)', maxlength: 255 })}
        <p><button class="btn go">Donate</button></p>
        <p><a href="${back}">Back to the page</a></p>
      </form>`,
  };
}
