import { LRUCache } from 'lru-cache';

interface Resolved {
  known: boolean;
  tenantId: string | null;
}

/** Whose pages a host shows, asked of the white-label service and remembered for half a minute. */
export class HostTenants {
  private readonly cache = new LRUCache<string, { tenant: { tenantId: string | null } | null }>({
    max: 10_000,
    ttl: 30_000,
  });
  constructor(private readonly resolve: (host: string) => Promise<Resolved>) {}

  /** @returns null for an unknown host */
  async tenantOf(host: string): Promise<{ tenantId: string | null } | null> {
    const held = this.cache.get(host);
    if (held) return held.tenant;
    const { known, tenantId } = await this.resolve(host);
    const tenant = known ? { tenantId } : null;
    this.cache.set(host, { tenant });
    return tenant;
  }
}
