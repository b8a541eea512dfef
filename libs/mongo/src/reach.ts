import { ServerType, type MongoClient, type TopologyDescription } from 'mongodb';
import { DatabaseUnavailable } from './database-unavailable.js';

/** A server of one of these kinds takes writes. */
const writable = new Set<string>([
  ServerType.RSPrimary,
  ServerType.Standalone,
  ServerType.Mongos,
  ServerType.LoadBalancer,
]);

/** Tracks whether a server accepts writes, so that no caller waits longer than its own timeout. */
export class Reach {
  private lostAt: number | undefined;
  private readonly watchers = new Set<() => void>();

  constructor(client: MongoClient) {
    client.on('topologyDescriptionChanged', ({ newDescription }) => this.note(newDescription));
  }

  private note({ servers }: TopologyDescription) {
    const isThere = [...servers.values()].some(({ type }) => writable.has(type));
    this.lostAt = isThere ? undefined : (this.lostAt ?? Date.now());
    for (const watch of [...this.watchers]) watch();
  }

  /**
   * Runs work that the driver would retry for two minutes, but rejects once the database has been unavailable for `limitMs`, and then does
   * not start it at all. Work that has started cannot be cancelled: it must detect by itself that its caller has given up.
   * @throws DatabaseUnavailable
   */
  async within<Result>(limitMs: number, work: () => Promise<Result>): Promise<Result> {
    if (this.leftMs(limitMs) === 0) throw away();
    let timer: NodeJS.Timeout | undefined;
    let watch: () => void = () => undefined;
    const givenUp = new Promise<never>((_resolve, reject) => {
      watch = () => {
        clearTimeout(timer);
        if (this.lostAt === undefined) return;
        timer = setTimeout(() => reject(away()), this.leftMs(limitMs));
      };
    });
    this.watchers.add(watch);
    watch();
    try {
      // eslint-disable-next-line no-restricted-syntax -- the limit begins when the database is lost
      return await Promise.race([work(), givenUp]);
    } finally {
      clearTimeout(timer);
      this.watchers.delete(watch);
    }
  }
  private leftMs(limitMs: number): number {
    return this.lostAt === undefined ? limitMs : Math.max(0, this.lostAt + limitMs - Date.now());
  }
}

const away = () => new DatabaseUnavailable('No MongoDB server takes writes');
