import { Capability } from '@linkyard/service-kit';
import { DNS_SETTINGS, dnsSettingsFrom } from '../dns/dns-settings.js';
import { DnsLookup } from '../dns/dns-lookup.js';
import { HttpProof } from '../dns/http-proof.js';
import { CheckRate, checkRates } from './check-rate.js';
import { DomainCertificates } from './domain-certificates.js';
import { DomainChecks } from './domain-checks.js';
import { DomainClaims } from './domain-claims.js';
import { DomainFlow } from './domain-flow.js';
import { DomainProber } from './domain-prober.js';
import { DomainRecheck } from './domain-recheck.job.js';
import { domains } from './domain.schema.js';
import { DomainsController } from './domains.controller.js';
import { DomainsRepository } from './domains.repository.js';
import { DomainsService } from './domains.service.js';

const settings = { provide: DNS_SETTINGS, useFactory: () => dnsSettingsFrom(process.env) };
const lookup = { provide: DnsLookup, useFactory: () => new DnsLookup(dnsSettingsFrom(process.env)) };
const http = { provide: HttpProof, useFactory: () => new HttpProof(process.env, dnsSettingsFrom(process.env)) };

/** Claims of hosts, their proof by DNS, and their states. @source models.md 16 */
@Capability({
  service: 'white-label',
  collections: [domains],
  limiters: [checkRates],
  eraseWithAccount: [domains],
  exportWithAccount: [domains],
  controllers: [DomainsController],
  providers: [
    ...[settings, lookup, http],
    ...[DomainsRepository, DomainFlow, DomainProber, DomainChecks, DomainClaims, DomainCertificates, CheckRate],
    ...[DomainsService, DomainRecheck],
  ],
  exports: [DNS_SETTINGS, DomainsRepository, DomainFlow, DomainChecks, DomainClaims, DomainCertificates],
})
export class DomainsModule {}
