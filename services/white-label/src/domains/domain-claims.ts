import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { maxDomains } from '@linkyard/contracts';
import { isDuplicateKey } from '@linkyard/mongo';
import { DomainError, fieldRefusal, ownSites } from '@linkyard/service-kit';
import { DNS_SETTINGS, type DnsSettings } from '../dns/dns-settings.js';
import { namesUpTo, normaliseDomain, type DomainName } from '../dns/domain-name.js';
import { recordsOf } from '../dns/evaluate.js';
import { dayMs } from './decide.js';
import type { Domain } from './domain.schema.js';
import { DomainsRepository } from './domains.repository.js';

/** Visitors, caches and mails know a released host for a while; its account can claim it again at once. */
const restMs = 7 * dayMs;

type Purpose = Pick<Domain, 'purpose' | 'whiteLabelId' | 'campaignId'>;

/** Claims of hosts. Any account may claim any host: a claim blocks none until its proof is found. */
@Injectable()
export class DomainClaims {
  private readonly rules;

  constructor(
    private readonly domains: DomainsRepository,
    @Inject(DNS_SETTINGS) private readonly settings: DnsSettings,
  ) {
    const { allowsTestNames, cname } = settings;
    this.rules = { ownHosts: [...ownSites(process.env).names, ...(cname ? [cname] : [])], allowsTestNames };
  }

  /** @throws core.invalid_input with the reason why a host cannot be claimed */
  nameOf(typed: string): DomainName {
    const result = normaliseDomain(typed, this.rules);
    if ('name' in result) return result.name;
    throw new DomainError('core.invalid_input', { errors: [{ path: 'domain', ...result.fault }] });
  }

  /**
   * The account's claim of a host, which is made where there is none.
   * @throws core.invalid_input domains.too_many domains.cooling_off
   */
  async claim(ownerId: string, name: DomainName, purpose: Purpose, now = new Date()): Promise<Domain> {
    const known = await this.domains.findOne({ ownerId, host: name.host });
    if (known) return this.requireSame(known, purpose);
    await this.requireClaimable(ownerId, name, now);
    try {
      return await this.domains.insert(ownerId, this.newClaim(name, purpose, now));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const made = await this.domains.findOne({ ownerId, host: name.host });
      if (!made) throw error;
      return this.requireSame(made, purpose);
    }
  }

  private requireSame(known: Domain, { purpose, whiteLabelId }: Purpose): Domain {
    if (known.purpose === purpose && known.whiteLabelId === whiteLabelId) return known;
    throw fieldRefusal('domain', 'domains.added_elsewhere');
  }

  private async requireClaimable(ownerId: string, { host, registrable }: DomainName, now: Date): Promise<void> {
    const [, ...above] = namesUpTo(host, registrable);
    const parent = above.length > 0 ? await this.domains.heldByOthers(ownerId, above) : null;
    if (parent) throw fieldRefusal('domain', 'domains.parent_taken', { host: parent.host });
    if (await this.domains.wasServedForAnother(ownerId, host, new Date(now.getTime() - restMs)))
      throw new DomainError('domains.cooling_off');
    if ((await this.domains.count({ ownerId }, maxDomains)) >= maxDomains) throw new DomainError('domains.too_many');
  }

  private newClaim({ host, registrable }: DomainName, purpose: Purpose, now: Date) {
    const token = randomBytes(20).toString('hex');
    return {
      ...purpose,
      ...{ host, token, state: 'pending' as const, claimedAt: now, nextCheckAt: now },
      records: recordsOf({ host, registrable, token }, this.settings, null),
      ...{ problems: [], attempts: 0, failedChecks: 0, failingSince: null, resolverHeldAt: null, lastCheckedAt: null },
      ...{
        verifiedAt: null,
        certState: 'none' as const,
        certExpiresAt: null,
        certFailures: 0,
        certFailingSince: null,
        error: '',
      },
      ...{ certFailures: 0, certCheckAt: null },
      ...{ redirectFrom: [], servesWww: false, redirectsTo: null, redirectUntil: null },
    };
  }
}
