import { leaksIn as findLeaks, tracesOf, type Seen } from '@linkyard/leak-check';
import { baseUrl } from '@linkyard/testing';

/** What of an answer can name the platform. */
export type Leaky = Required<Pick<Seen, 'headers' | 'text'>>;

/** Where an answer names the platform of the tests, its product or its host, with the words around it; empty when it does not. */
export function leaksIn(answer: Leaky): string[] {
  const traces = tracesOf({ title: '', hosts: [new URL(baseUrl()).host], senders: [], colours: [] });
  return findLeaks({ where: '', ...answer }, traces).map(({ excerpt }) => excerpt);
}
