import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import type { checkLinks, ReplyOf } from '@linkyard/contracts';
import { EgressError, isPublicAddress, type GuardedFetch } from '@linkyard/egress';
import { WEB } from './page-reader.js';

export type LinkState = ReplyOf<typeof checkLinks>['links'][number]['state'];
/**
 * `nameless`: the host does not resolve, or only to addresses that we do not request. The two are not distinguished, to reveal nothing
 * about our network.
 */
type Found = 'answered' | 'gone' | 'nameless' | 'inside' | 'unsure';

const timeoutMs = 5000;
/** After this nothing more is begun: who asked waits no longer than the call may take. */
const longestMs = 9000;
/** Asked at the same moment. */
const abreast = 6;
/** An answer is good for so long. */
const keptMs = 10 * 60_000;
const maxEntries = 5000;

/** The statuses of a missing page. Others may only mean that bots are refused. */
const gone = new Set([404, 410]);

/** An address that is written out, and not of the public web; a name has to be looked up first. */
function isInside(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host);
}

/** The name exists nowhere; a name server that does not answer says nothing about that. */
const isUnknownName = ({ cause }: EgressError) =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND';

function foundBy(error: unknown, url: string): Found {
  if (!(error instanceof EgressError)) return 'unsure';
  if (error.httpStatus !== undefined) return gone.has(error.httpStatus) ? 'gone' : 'unsure';
  if (error.code === 'egress.refused') return isInside(url) ? 'inside' : 'nameless';
  return isUnknownName(error) ? 'nameless' : 'unsure';
}

/** Looks whether addresses lead somewhere: few at a time, each once in ten minutes. */
@Injectable()
export class LinkCheck {
  private readonly known = new Map<string, { found: Found; until: number }>();

  constructor(@Inject(WEB) private readonly web: GuardedFetch) {}

  async check(urls: readonly string[]): Promise<{ url: string; state: LinkState }[]> {
    const waiting = [...new Set(urls)];
    const looks = new Map<string, Found>();
    const until = Date.now() + longestMs;
    const work = async () => {
      for (let url = waiting.shift(); url !== undefined && Date.now() < until; url = waiting.shift()) {
        looks.set(url, await this.one(url));
      }
    };
    await Promise.all(Array.from({ length: abreast }, work));
    // When no host answers at all, our own connection is down.
    const isOnline = [...looks.values()].some((found) => found === 'answered' || found === 'gone');
    return urls.map((url) => ({ url, state: stateOf(looks.get(url) ?? 'unsure', isOnline) }));
  }

  private async one(url: string): Promise<Found> {
    const held = this.known.get(url);
    if (held && held.until > Date.now()) return held.found;
    const found = await this.ask(url);
    if (this.known.size >= maxEntries) this.known.clear();
    this.known.set(url, { found, until: Date.now() + keptMs });
    return found;
  }

  private async ask(url: string): Promise<Found> {
    try {
      await this.web(url, { maxBytes: 0, timeoutMs, maxRedirects: 5, headOnly: true });
      return 'answered';
    } catch (error) {
      return foundBy(error, url);
    }
  }
}

function stateOf(found: Found, isOnline: boolean): LinkState {
  if (found === 'answered') return 'ok';
  if (found === 'gone' || found === 'inside') return 'dead';
  return found === 'nameless' && isOnline ? 'dead' : 'unsure';
}
