import { NODATA, NOTFOUND } from 'node:dns';
import { Resolver } from 'node:dns/promises';

const attemptMs = 2_000;
const maxValues = 100;
const maxLength = 4_096;
const absent: ReadonlySet<string> = new Set([NOTFOUND, NODATA]);

/** Answers of a resolver; null where it gave none, empty where there are no such records. */
export interface DnsQuestions {
  /** A record that comes in several strings is one text. */
  texts(name: string): Promise<string[] | null>;
  addresses(name: string): Promise<string[] | null>;
  mailServers(name: string): Promise<string[] | null>;
}

/** @param servers `host[:port]`; empty: the system's */
export function dnsQuestions(servers: readonly string[]): DnsQuestions {
  const resolver = new Resolver({ timeout: attemptMs, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    texts: (name) => ask(async () => (await resolver.resolveTxt(name)).map((strings) => strings.join(''))),
    async addresses(name) {
      const [four, six] = await Promise.all([ask(() => resolver.resolve4(name)), ask(() => resolver.resolve6(name))]);
      return four || six ? [...(four ?? []), ...(six ?? [])] : null;
    },
    mailServers: (name) =>
      ask(async () => (await resolver.resolveMx(name)).map(({ exchange }) => exchange.toLowerCase())),
  };
}

async function ask(question: () => Promise<string[]>): Promise<string[] | null> {
  try {
    return (await question()).slice(0, maxValues).map((value) => value.slice(0, maxLength));
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    return absent.has(code) ? [] : null;
  }
}
