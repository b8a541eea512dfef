import { Inject, Injectable } from '@nestjs/common';
import type { checkLinks, ReplyOf } from '@linkyard/contracts';
import { EgressError, type GuardedFetch } from '@linkyard/egress';
import { WEB } from './page-reader.js';

export type LinkState = ReplyOf<typeof checkLinks>['links'][number]['state'];

const timeoutMs = 5000;
/** After this nothing more is begun: who asked waits no longer than the call may take. */
const longestMs = 9000;
/** Asked at the same moment. */
const abreast = 6;
/** An answer is good for so long. */
const keptMs = 10 * 60_000;
const mostKept = 5000;

/** The statuses by which a server says that there is nothing. Others mean it did not want to tell a machine. */
const gone = new Set([404, 410]);

/** The name exists nowhere; a name server that does not answer says nothing about that. */
function isUnknownName({ cause }: EgressError): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND';
}

function stateOf(error: unknown): LinkState {
  if (!(error instanceof EgressError)) return 'unsure';
  if (error.httpStatus !== undefined) return gone.has(error.httpStatus) ? 'dead' : 'unsure';
  // Refused addresses and names nobody knows give the same answer: else it would tell what stands inside our network.
  return error.code === 'egress.refused' || isUnknownName(error) ? 'dead' : 'unsure';
}

/** Looks whether addresses lead somewhere: few at a time, each once in ten minutes. */
@Injectable()
export class LinkCheck {
  private readonly known = new Map<string, { state: LinkState; until: number }>();

  constructor(@Inject(WEB) private readonly web: GuardedFetch) {}

  async check(urls: readonly string[]): Promise<{ url: string; state: LinkState }[]> {
    const waiting = [...new Set(urls)];
    const found = new Map<string, LinkState>();
    const until = Date.now() + longestMs;
    const work = async () => {
      for (let url = waiting.shift(); url !== undefined && Date.now() < until; url = waiting.shift()) {
        found.set(url, await this.one(url));
      }
    };
    await Promise.all(Array.from({ length: abreast }, work));
    return urls.map((url) => ({ url, state: found.get(url) ?? 'unsure' }));
  }

  private async one(url: string): Promise<LinkState> {
    const held = this.known.get(url);
    if (held && held.until > Date.now()) return held.state;
    const state = await this.ask(url);
    if (this.known.size >= mostKept) this.known.clear();
    this.known.set(url, { state, until: Date.now() + keptMs });
    return state;
  }

  private async ask(url: string): Promise<LinkState> {
    try {
      await this.web(url, { maxBytes: 0, timeoutMs, maxRedirects: 5, headOnly: true });
      return 'ok';
    } catch (error) {
      return stateOf(error);
    }
  }
}
