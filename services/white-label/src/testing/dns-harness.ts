import type { Part } from '@linkyard/service-kit/testing';
import { DNS_SETTINGS, dnsSettingsFrom } from '../dns/dns-settings.js';
import { DnsLookup } from '../dns/dns-lookup.js';
import { HttpProof } from '../dns/http-proof.js';

export const ourAddress = '203.0.113.5';
export const ourName = 'sites.platform.example';

interface Zone {
  records: { name: string; type: 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'CAA' | 'NS'; value: string | string[] }[];
  fault: 'none' | 'silent' | 'refused';
}
/** The simulated name server, which only specs may start. */
interface NameServer {
  server: string;
  zones: { set(origin: string, zone: Zone): void };
  close(): Promise<void>;
}
type Asked = readonly { type: string; fullName: string; value: string }[];

/** A name server of its own, to which the service is led by its settings. */
export class DnsHarness {
  constructor(
    private readonly simulator: NameServer,
    /** Hosts that answer their proof over HTTP, as one behind a proxy does. */
    readonly answering = new Set<string>(),
  ) {}

  /** What the service is built with. */
  parts(env: NodeJS.ProcessEnv = {}): Part[] {
    const settings = dnsSettingsFrom({
      ...{ LINKYARD_MODE: 'development', DNS_SERVERS: this.simulator.server },
      ...{ PUBLIC_IPV4: ourAddress, PUBLIC_CNAME: ourName },
      ...env,
    });
    return [
      { provide: DNS_SETTINGS, useValue: settings },
      { provide: DnsLookup, useValue: new DnsLookup(settings) },
      { provide: HttpProof, useValue: { isAnswered: async (host: string) => this.answering.has(host) } },
    ];
  }

  zone(origin: string, records: Zone['records'], fault: Zone['fault'] = 'none'): void {
    this.simulator.zones.set(origin, { records, fault });
  }

  /** Sets the records that a claim asks for, as a person does at the registrar. */
  obey(origin: string, asked: Asked, others: Zone['records'] = []): void {
    const types = { A: 'A', AAAA: 'AAAA', CNAME: 'CNAME', TXT: 'TXT' } as const;
    const records = asked.flatMap(({ type, fullName, value }): Zone['records'] =>
      type in types ? [{ name: fullName, type: types[type as keyof typeof types], value }] : [],
    );
    this.zone(origin, [...records, ...others]);
  }

  stop(): Promise<void> {
    return this.simulator.close();
  }
}
