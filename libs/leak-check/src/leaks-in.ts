import { exceptions, type Trace } from './platform-traces.js';

/** What people, browsers and mail programs see of one thing. */
export interface Seen {
  /** Its address, or what it is: `mail orderPaid (de)`. */
  where: string;
  /** With cookies; names and values are looked through. */
  headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
  text: string;
}

export interface Leak {
  where: string;
  kind: Trace['kind'];
  /** The words around it. */
  excerpt: string;
}

const before = 60;
const after = 80;
/** Of one thing: a name that stands in every line of a file is one fault. */
const most = 5;

/** Where the platform is named, in texts, headers and the claims of tokens in them. */
export function leaksIn({ where, headers = {}, text }: Seen, traces: readonly Trace[]): Leak[] {
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);
  const parts = [...head, text].flatMap((part) => [part, ...claimsIn(part)]);
  const found = parts.flatMap((part) =>
    traces.flatMap(({ kind, pattern }) =>
      [...part.matchAll(pattern)].slice(0, most).map(({ index }) => ({
        ...{ where, kind },
        excerpt: part.slice(Math.max(0, index - before), index + after).replace(/\s+/g, ' '),
      })),
    ),
  );
  return found.filter((leak) => !isAllowed(leak)).slice(0, most);
}

const isAllowed = ({ where, kind }: Leak) =>
  exceptions.some((allowed) => allowed.kind === kind && allowed.where.test(where));

/** What the holder of a token can read in it. */
const claimsIn = (part: string): string[] =>
  [...part.matchAll(/\beyJ[\w-]+\.([\w-]+)\./g)].map(([, claims = '']) => Buffer.from(claims, 'base64url').toString());
