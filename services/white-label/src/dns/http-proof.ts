import { createEgress, isPublicAddress } from '@linkyard/egress';
import { ownSites } from '@linkyard/service-kit';
import type { DnsSettings } from './dns-settings.js';
import { proofPath, proofValue } from './proof.js';

const timeoutMs = 4_000;
const maxBytes = 1_024;

/** Whether a host answers the proof of its claim over HTTP: the request goes through the proxy in front of it and arrives here. */
export class HttpProof {
  private readonly fetch;
  private readonly originOf: (host: string) => string;

  constructor(
    env: NodeJS.ProcessEnv,
    { asksInside }: Pick<DnsSettings, 'asksInside'>,
    resolve?: Parameters<typeof createEgress>[0],
  ) {
    const { originOf } = ownSites(env);
    this.originOf = originOf;
    const port = Number(new URL(originOf('host.example')).port || 80);
    this.fetch = createEgress({
      ...resolve,
      ports: [80, 443, port],
      isPublic: (address) => asksInside || isPublicAddress(address),
    });
  }

  async isAnswered(host: string, token: string): Promise<boolean> {
    // A proxy may lead on to https; nothing else is asked than what it names.
    const address = `${this.originOf(host).replace(/^https:/, 'http:')}${proofPath(token)}`;
    const page = await this.fetch(address, { maxBytes, timeoutMs, maxRedirects: 2 }).catch(() => null);
    return page !== null && new URL(page.url).hostname === host && page.text().trim() === proofValue(token);
  }
}
