import { Inject, Injectable } from '@nestjs/common';
import { certificateExpiring } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { LOGGER, Outbox, type Logger } from '@linkyard/service-kit';
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

/** Looks at the certificates of domains, and lets what was seen change their state. @source models.md 16, ADR 0048 */
@Injectable()
export class CertificateLooks {
  constructor(
    private readonly certificates: DomainCertificates,
    private readonly probe: CertificateProbe,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
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

  /** The owner is notified once for each certificate, and the operator finds it in the log until it is renewed. */
  private async warnOf({ _id: domainId, userId: ownerId, tenantId, ...domain }: Domain, now: Date): Promise<void> {
    const { host, purpose, certExpiresAt, error: failure } = domain;
    if (!certExpiresAt || certExpiresAt.getTime() - now.getTime() > lateMs) return;
    this.logger.error({ host, certExpiresAt, failure }, 'a certificate expires soon and was not renewed');
    const data = { domainId, ownerId, host, purpose, expiresAt: certExpiresAt.toISOString() };
    await this.database.transaction(() => this.outbox.add(certificateExpiring, data, { tenantId }));
  }
}

const waitAfter = ({ certFailures }: Domain): number =>
  retryMs[Math.min(certFailures, retryMs.length - 1)] ?? routineMs;
