import type { SectionGate } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';

export type ClosedGate = Exclude<SectionGate, { type: 'none' }>;
/** What is closed: a part of a page, or a page. */
type Closed = 'part' | 'page';

function ownQuestion(gate: ClosedGate, what: Closed, i18n: Texts): string {
  const isPage = what === 'page';
  if (gate.type === 'password')
    return isPage ? i18n.t('This page opens with a password.') : i18n.t('This part opens with a password.');
  if (gate.type === 'email')
    return isPage
      ? i18n.t('Leave your e-mail address to open this page.')
      : i18n.t('Leave your e-mail address to open this part.');
  const age = gate.value;
  const limit = isPage
    ? i18n.t('This page is for people of {age} and older.', { age })
    : i18n.t('This part is for people of {age} and older.', { age });
  return gate.ask === 'confirm' ? limit : `${limit} ${i18n.t('When were you born?')}`;
}

function ownButton(gate: ClosedGate, i18n: Texts): string {
  if (gate.type !== 'age') return i18n.t('Open');
  return gate.ask === 'confirm' ? i18n.t('I am {age} or older', { age: gate.value }) : i18n.t('Continue');
}

/** What a gate asks, in its owner's words or else in ours, and what its button says. */
export function gateWords(gate: ClosedGate, what: Closed, i18n: Texts): { question: string; button: string } {
  return { question: gate.text || ownQuestion(gate, what, i18n), button: ownButton(gate, i18n) };
}
