import { Inject, Injectable } from '@nestjs/common';
import { certificateExpiring, certificateFailed, certificateNeedsOperator } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { adminsToNotify, Bus, LOGGER, Outbox, type Logger } from '@linkyard/service-kit';
import { DomainCertificates } from '../domains/domain-certificates.js';
import type { Domain } from '../domains/domain.schema.js';
import { CertificateProbe } from './certificate-probe.js';
import { CERTIFICATE_SETTINGS, type CertificateSettings } from './certificate-settings.js';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Each look is a visit, at which Caddy renews what has a third of its life left. */
const routineMs = dayMs / 2;
/** Authorities allow five failures an hour for a name. */
const retryMs = [1, 3, 15, 60, 360].map((minutes) => minutes * minuteMs);
/** Renewed long before, where all is well. */
const lateMs = 14 * dayMs;
/** Records are still being set, and authorities answer late, in the first minutes. */
const firstFailuresMs = 15 * minuteMs;

/** Looks at the certificates of domains, and lets what was seen change their state. @source models.md 16, ADR 0048 */
@Injectable()
export class CertificateLooks {
  constructor(
    private readonly certificates: DomainCertificates,
    private readonly probe: CertificateProbe,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly bus: Bus,
    @Inject(CERTIFICATE_SETTINGS) private readonly settings: Pick<CertificateSettings, 'hasTls'>,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'error'>,
  ) {}

  async look(domain: Domain, now = new Date()): Promise<void> {
    const { host } = domain;
    const later = (ms: number) => new Date(now.getTime() + ms);
    if (!this.settings.hasTls) {
      await this.certificates.seen(host, null, { now, nextLookAt: later(routineMs) });
      return;
    }
    const seen = await this.probe.look(host);
    const changed =
      'expiresAt' in seen
        ? await this.certificates.seen(host, seen.expiresAt, { now, nextLookAt: later(routineMs) })
        : await this.certificates.failed(host, seen.failure, { now, nextLookAt: later(waitAfter(domain)) });
    if (changed) await this.warnOf(changed, now);
  }

  /** Owner and operators are notified once for each certificate that runs out, and each that was never issued. */
  private async warnOf(domain: Domain, now: Date): Promise<void> {
    const { host, certExpiresAt, certFailingSince, error: failure } = domain;
    if (certExpiresAt) {
      if (certExpiresAt.getTime() - now.getTime() > lateMs) return;
      this.logger.error({ host, certExpiresAt, failure }, 'a certificate expires soon and was not renewed');
      await this.announce(domain, 'renewal', certExpiresAt);
    } else if (certFailingSince && now.getTime() - certFailingSince.getTime() >= firstFailuresMs) {
      this.logger.error({ host, certFailingSince, failure }, 'no certificate was issued for a domain');
      await this.announce(domain, 'first', certFailingSince);
    }
  }

  private async announce(domain: Domain, problem: 'first' | 'renewal', at: Date): Promise<void> {
    const { _id: domainId, userId: ownerId, tenantId, host, purpose } = domain;
    const about = { domainId, ownerId, host, purpose };
    const time = at.toISOString();
    // While auth is away the owner hears of it all the same, and the next look announces it again.
    const admins = await adminsToNotify(this.bus);
    await this.database.transaction(async () => {
      if (problem === 'first') await this.outbox.add(certificateFailed, { ...about, since: time }, { tenantId });
      else await this.outbox.add(certificateExpiring, { ...about, expiresAt: time }, { tenantId });
      if (admins.length === 0) return;
      await this.outbox.add(
        certificateNeedsOperator,
        { domainId, host, problem, at: time, admins },
        { tenantId: null },
      );
    });
  }
}

const waitAfter = ({ certFailures }: Domain): number =>
  retryMs[Math.min(certFailures, retryMs.length - 1)] ?? routineMs;
