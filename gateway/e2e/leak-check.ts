import { baseUrl } from '@linkyard/testing';

/** What of an answer can name the platform. */
export interface Leaky {
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  text: string;
}

/** What names the platform of the tests: its product, and every host of its own. */
const platform = () => [/linkyard/gi, new RegExp(`\\b${new URL(baseUrl()).host.replaceAll('.', '\\.')}\\b`, 'g')];

/**
 * Where an answer names the platform, with the words around it; empty when it does not.
 * @param known patterns of what may be there
 */
export function leaksIn({ headers, text }: Leaky, known: readonly RegExp[] = []): string[] {
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);
  const parts = [...head, text];
  return [...parts, ...parts.flatMap(tokensIn)].flatMap((part) =>
    platform().flatMap((pattern) =>
      [...part.matchAll(pattern)]
        .map(({ index }) => part.slice(Math.max(0, index - 60), index + 80))
        .filter((excerpt) => !known.some((allowed) => allowed.test(excerpt))),
    ),
  );
}

/** The claims of tokens, which their holder can read. */
const tokensIn = (part: string) =>
  [...part.matchAll(/\beyJ[\w-]+\.([\w-]+)\./g)].map(([, claims = '']) => Buffer.from(claims, 'base64url').toString());
