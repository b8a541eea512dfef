import { guardedConnectFrom } from '@linkyard/egress';
import { Capability } from '@linkyard/service-kit';
import { DomainsModule } from '../domains/domains.module.js';
import { CertificateLooksJob } from './certificate-looks.job.js';
import { CertificateLooks } from './certificate-looks.js';
import { CertificateProbe } from './certificate-probe.js';
import { CERTIFICATE_SETTINGS, certificateSettingsFrom } from './certificate-settings.js';

const settings = { provide: CERTIFICATE_SETTINGS, useFactory: () => certificateSettingsFrom(process.env) };
const probe = {
  provide: CertificateProbe,
  useFactory: () => new CertificateProbe(certificateSettingsFrom(process.env), guardedConnectFrom(process.env)),
};

/** Whether the domains have certificates. Caddy orders and keeps them. @source ADR 0048 */
@Capability({
  service: 'white-label',
  imports: [DomainsModule],
  providers: [settings, probe, CertificateLooks, CertificateLooksJob],
})
export class CertificatesModule {}
