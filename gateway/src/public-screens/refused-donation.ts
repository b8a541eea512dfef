import type { DomainError } from '@linkyard/service-kit';
import { reasonText, refusalText } from '../locales/spoken-refusal.js';
import type { FormAnswer } from './form-answers.js';
import type { FormState } from './form-state.js';

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
