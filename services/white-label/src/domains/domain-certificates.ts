import { Injectable } from '@nestjs/common';
import { isVerifiedDomain, type Domain } from './domain.schema.js';
import { DomainFlow } from './domain-flow.js';
import { DomainsRepository } from './domains.repository.js';

const maxReason = 500;

interface Look {
  now?: Date;
  /** When to look again; unchanged by default. */
  nextLookAt?: Date;
}

/** What is seen of the certificates of domains. A host that only leads to another, such as www, changes nothing here. */
@Injectable()
export class DomainCertificates {
  constructor(
    private readonly domains: DomainsRepository,
    private readonly flow: DomainFlow,
  ) {}

  /**
   * A certificate of this host is in use: a verified domain becomes active.
   * @param expiresAt null where hosts have none, on a developer's machine
   */
  async seen(
    host: string,
    expiresAt: Date | null,
    { now = new Date(), nextLookAt }: Look = {},
  ): Promise<Domain | null> {
    const isCurrent = expiresAt === null || expiresAt > now;
    const fields = {
      certState: expiresAt === null ? ('none' as const) : isCurrent ? ('active' as const) : ('failed' as const),
      ...{ certExpiresAt: expiresAt, certFailures: 0, certFailingSince: null, error: '' },
      ...(nextLookAt ? { certCheckAt: nextLookAt } : {}),
    };
    return this.change(host, now, (domain) => ({
      step: isCurrent && domain.state === 'verified' ? 'certified' : null,
      fields,
    }));
  }

  /** None could be ordered or renewed. @param reason a code, or as the authority words it, for the operator */
  async failed(host: string, reason: string, { now = new Date(), nextLookAt }: Look = {}): Promise<Domain | null> {
    const error = reason.slice(0, maxReason);
    return this.change(host, now, ({ certState, certExpiresAt, certFailures, certFailingSince }) => {
      const isInUse = certState === 'active' && certExpiresAt !== null && certExpiresAt > now;
      const fields = {
        ...{ error, certFailures: certFailures + 1, certFailingSince: certFailingSince ?? now },
        ...(isInUse ? {} : { certState: 'failed' as const }),
        ...(nextLookAt ? { certCheckAt: nextLookAt } : {}),
      };
      return { step: null, fields };
    });
  }

  /** A look at the records may change the domain at the same time: then once more. */
  private async change(
    host: string,
    now: Date,
    changeOf: (domain: Domain) => { step: 'certified' | null; fields: Partial<Domain> },
  ): Promise<Domain | null> {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const domain = await this.domains.servedBy(host);
      if (!domain || !isVerifiedDomain(domain)) return null;
      const changed = await this.flow.apply(domain, { ...changeOf(domain), now });
      if (changed) return changed;
    }
    return null;
  }
}
