import { randomBytes } from 'node:crypto';
import { createEgress, isPublicAddress, type EgressConfig } from '@linkyard/egress';
import { hostProof, hostProofPath, ownSites } from '@linkyard/service-kit';
import type { DnsSettings } from './dns-settings.js';

const timeoutMs = 4_000;
const maxBytes = 1_024;

/** Whether the requests of a host arrive here although its address is another one: it is behind a proxy. */
export class HttpProof {
  private readonly fetch;
  private readonly originOf: (host: string) => string;
  private readonly secret: string;

  /** @param resolve in place of the system's names, for specs */
  constructor(env: NodeJS.ProcessEnv, { asksInside }: Pick<DnsSettings, 'asksInside'>, { resolve }: EgressConfig = {}) {
    this.originOf = ownSites(env).originOf;
    this.secret = env['BUS_SECRET'] ?? '';
    const isPublic = (address: string) => asksInside || isPublicAddress(address);
    const ownPort = Number(new URL(this.originOf('host.example')).port || 80);
    this.fetch = createEgress({ ...(resolve ? { resolve } : {}), ports: [80, 443, ownPort], isPublic });
  }

  /** By HTTP, because there is no certificate yet; a proxy may lead on to its own. */
  async isAnswered(host: string): Promise<boolean> {
    const nonce = randomBytes(16).toString('hex');
    const address = `${this.originOf(host).replace(/^https:/, 'http:')}${hostProofPath(nonce)}`;
    const page = await this.fetch(address, { maxBytes, timeoutMs, maxRedirects: 2 }).catch(() => null);
    return (
      page !== null && new URL(page.url).hostname === host && page.text().trim() === hostProof(this.secret, host, nonce)
    );
  }
}
