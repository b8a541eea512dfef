import { Inject, Injectable } from '@nestjs/common';
import { valuesOf, type Evidence } from '../dns/answers.js';
import { DNS_SETTINGS, type DnsSettings } from '../dns/dns-settings.js';
import { DnsLookup } from '../dns/dns-lookup.js';
import { registrableDomain } from '../dns/domain-name.js';
import { evaluate, type Evaluation } from '../dns/evaluate.js';
import { HttpProof } from '../dns/http-proof.js';
import { isProof, proofName } from '../dns/proof.js';
import type { Domain } from './domain.schema.js';

export interface Probed {
  evaluation: Evaluation;
  evidence: Evidence;
  /** Hosts that lead here too, such as www. */
  aliases: string[];
}
type Claimed = Pick<Domain, 'host' | 'token'>;

/** Looks at a domain from outside: its name servers, a resolver, and over HTTP where a proxy stands in front. */
@Injectable()
export class DomainProber {
  constructor(
    @Inject(DNS_SETTINGS) private readonly settings: DnsSettings,
    private readonly lookup: DnsLookup,
    private readonly http: HttpProof,
  ) {}

  async probe({ host, token }: Claimed): Promise<Probed> {
    const claim = { host, token, registrable: registrableDomain(host) };
    const asked = { ...claim, proofName: proofName(host) };
    const [seen, aliases] = await Promise.all([this.lookup.lookUp(asked), this.aliasesOf(claim)]);
    const direct = { ...seen, isProxied: false };
    const evaluation = evaluate(claim, this.settings, direct);
    if (!(await this.isProxied(claim, evaluation, direct))) return { evaluation, evidence: direct, aliases };
    const proxied = { ...seen, isProxied: true };
    return { evaluation: evaluate(claim, this.settings, proxied), evidence: proxied, aliases };
  }

  /** Only a proven host is asked over HTTP, and only where it leads elsewhere. */
  private async isProxied({ host }: Claimed, { address, proof }: Evaluation, seen: Evidence): Promise<boolean> {
    const hasAddress = [...seen.nameServers, seen.recursive].some(
      ({ A, AAAA }) => valuesOf(A).length + valuesOf(AAAA).length > 0,
    );
    return proof === 'right' && address === 'wrong' && hasAddress && (await this.http.isAnswered(host));
  }

  /** Visitors type www before a registered domain; before a label below it they do not. */
  private async aliasesOf(claim: Claimed & { registrable: string }): Promise<string[]> {
    if (claim.host !== claim.registrable) return [];
    const host = `www.${claim.host}`;
    const seen = await this.lookup.lookUp({ host, registrable: claim.registrable, proofName: proofName(host) });
    const { address } = evaluate({ ...claim, host }, this.settings, { ...seen, isProxied: false });
    return address === 'right' ? [host] : [];
  }
}

/** Whether any server still shows the proof of another claim of the same host. */
export const showsProof = ({ nameServers, recursive }: Evidence, token: string): boolean =>
  [...nameServers, recursive].some(({ TXT }) => valuesOf(TXT).some((value) => isProof(value, token)));
