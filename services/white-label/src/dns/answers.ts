/** What one server said to one question. */
export type Answer =
  | { kind: 'found'; values: string[] }
  /** The name, or this kind of record, does not exist. */
  | { kind: 'none' }
  /** No usable answer: a timeout, a server that is down or refuses. */
  | { kind: 'failed'; reason: string };

export const questionTypes = ['A', 'AAAA', 'CNAME', 'TXT'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** What one server says of a host and of its proof. */
export interface ServerAnswers extends Record<QuestionType, Answer> {
  server: string;
}

/** The CAA records that count for a host. @source RFC 8659 */
export interface CaaAnswer {
  /** The name that has them: the host or one above it; null where none has. */
  at: string | null;
  /** Values of `issue`. */
  issue: string[];
}

/** All that was seen of a domain at one moment. */
export interface Evidence {
  /** Those of the zone itself. */
  nameServers: readonly ServerAnswers[];
  /** The second opinion: what a visitor's resolver says. */
  recursive: ServerAnswers;
  caa: CaaAnswer;
  /** The proof stands at a name that ends in the domain twice: the form of the registrar had added it. */
  isNameDoubled: boolean;
  /** Whether the host answered our token over HTTP although its address is not ours. */
  isProxied: boolean;
}

export const valuesOf = (answer: Answer): string[] => (answer.kind === 'found' ? answer.values : []);
export const isDefinite = (answer: Answer): boolean => answer.kind !== 'failed';
