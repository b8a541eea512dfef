import { z } from 'zod';

export const zoneRecord = z.object({
  name: z.string().toLowerCase(),
  type: z.enum(['A', 'AAAA', 'CNAME', 'TXT', 'CAA', 'NS']),
  /** Of TXT: one text, or its parts. Of CAA: `0 issue "letsencrypt.org"`. */
  value: z.union([z.string(), z.array(z.string())]),
});
export type ZoneRecord = z.output<typeof zoneRecord>;

/** `silent`: no answer; `refused`: an answer that is none. */
export const zoneSchema = z.object({
  records: z.array(zoneRecord).default([]),
  fault: z.enum(['none', 'silent', 'refused']).default('none'),
});
export type Zone = z.output<typeof zoneSchema>;

export interface Reply {
  outcome: 'found' | 'noData' | 'noName' | 'refused' | 'silent';
  records: ZoneRecord[];
}
const maxAliases = 8;

/** The zones of a name server that is a resolver for all of them too. */
export class Zones {
  private readonly zones = new Map<string, Zone>();

  set(origin: string, zone: Zone): void {
    this.zones.set(origin.toLowerCase(), zone);
  }

  remove(origin: string): boolean {
    return this.zones.delete(origin.toLowerCase());
  }

  list(): { origin: string; zone: Zone }[] {
    return [...this.zones].map(([origin, zone]) => ({ origin, zone }));
  }

  /** Adds one record to the zone that the name is in, which is made of its last two labels where there is none. */
  add(record: ZoneRecord): string {
    const origin = this.originOf(record.name) ?? record.name.split('.').slice(-2).join('.');
    const zone = this.zones.get(origin) ?? zoneSchema.parse({});
    this.zones.set(origin, { ...zone, records: [...zone.records, record] });
    return origin;
  }

  /** @param own this server's address, for zones that name no servers of their own */
  answer(name: string, type: ZoneRecord['type'], own: string): Reply {
    const found: ZoneRecord[] = [];
    let asked = name.toLowerCase();
    for (let alias = 0; alias < maxAliases; alias += 1) {
      const step = this.step(asked, type, own);
      found.push(...step.records);
      const [target] = step.records.filter((record) => record.type === 'CNAME' && type !== 'CNAME');
      if (!target) return found.length > 0 && step.outcome !== 'silent' ? { outcome: 'found', records: found } : step;
      asked = String(target.value).toLowerCase();
    }
    return { outcome: 'refused', records: [] };
  }

  private step(name: string, type: ZoneRecord['type'], own: string): Reply {
    const origin = this.originOf(name);
    const zone = origin === undefined ? undefined : this.zones.get(origin);
    if (!zone || origin === undefined) return { outcome: 'noName', records: [] };
    if (zone.fault !== 'none') return { outcome: zone.fault, records: [] };
    const all = [...zone.records, ...serversOf(origin, zone, own)];
    const exact = all.filter((record) => record.name === name);
    const records = exact.length > 0 ? exact : wildcards(all, name);
    if (records.length === 0) return { outcome: 'noName', records: [] };
    const wanted = records.filter((record) => record.type === type || record.type === 'CNAME');
    return { outcome: wanted.length > 0 ? 'found' : 'noData', records: wanted };
  }

  private originOf(name: string): string | undefined {
    const labels = name.split('.');
    return labels.map((_, from) => labels.slice(from).join('.')).find((suffix) => this.zones.has(suffix));
  }
}

function serversOf(origin: string, { records }: Zone, own: string): ZoneRecord[] {
  if (records.some(({ type, name }) => type === 'NS' && name === origin)) return [];
  const server = `ns1.${origin}`;
  return [
    { name: origin, type: 'NS', value: server },
    { name: server, type: 'A', value: own },
  ];
}

const wildcards = (records: readonly ZoneRecord[], name: string): ZoneRecord[] => {
  const parent = name.slice(name.indexOf('.') + 1);
  return records.filter((record) => record.name === `*.${parent}`).map((record) => ({ ...record, name }));
};
