import type { SectionGate } from '@linkyard/contracts';

export type ClosedGate = Exclude<SectionGate, { type: 'none' }>;

/** What a gate asks where its owner said nothing, and what its button says. */
function ownWords(gate: ClosedGate, what: string): [question: string, button: string] {
  if (gate.type === 'password') return [`This ${what} opens with a password.`, 'Open'];
  if (gate.type === 'email') return [`Leave your e-mail address to open this ${what}.`, 'Open'];
  const limit = `This ${what} is for people of ${gate.value} and older.`;
  return gate.ask === 'confirm' ? [limit, `I am ${gate.value} or older`] : [`${limit} When were you born?`, 'Continue'];
}

/** @param what closed: a part of a page, or a page */
export function gateWords(gate: ClosedGate, what: 'part' | 'page'): { question: string; button: string } {
  const [question, button] = ownWords(gate, what);
  return { question: gate.text || question, button };
}
