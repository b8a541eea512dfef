import { Injectable } from '@nestjs/common';
import { servedStates, type Domain } from './domain.schema.js';
import { DomainFlow } from './domain-flow.js';
import { DomainsRepository } from './domains.repository.js';

const maxReason = 500;

/** What is seen of the certificates of domains. A host that only leads to another, such as www, changes nothing here. */
@Injectable()
export class DomainCertificates {
  constructor(
    private readonly domains: DomainsRepository,
    private readonly flow: DomainFlow,
  ) {}

  /** A certificate of this host is in use: a verified domain becomes active. */
  async seen(host: string, expiresAt: Date, now = new Date()): Promise<void> {
    const isCurrent = expiresAt > now;
    const fields = {
      certState: isCurrent ? ('active' as const) : ('failed' as const),
      certExpiresAt: expiresAt,
      error: '',
    };
    await this.change(host, now, (domain) => ({
      step: isCurrent && domain.state === 'verified' ? 'certified' : null,
      fields,
    }));
  }

  /** None could be ordered or renewed. @param reason as the authority words it, for the operator */
  async failed(host: string, reason: string, now = new Date()): Promise<void> {
    const error = reason.slice(0, maxReason);
    await this.change(host, now, ({ certState, certExpiresAt }) => {
      const isInUse = certState === 'active' && certExpiresAt !== null && certExpiresAt > now;
      return { step: null, fields: { error, ...(isInUse ? {} : { certState: 'failed' as const }) } };
    });
  }

  /** A look at the records may change the domain at the same time: then once more. */
  private async change(
    host: string,
    now: Date,
    changeOf: (domain: Domain) => { step: 'certified' | null; fields: Partial<Domain> },
  ): Promise<void> {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const domain = await this.domains.servedBy(host);
      if (!domain || !servedStates.some((state) => state === domain.state)) return;
      if (await this.flow.apply(domain, { ...changeOf(domain), now })) return;
    }
  }
}
