import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getPageVersions, type AnyCommand } from '@linkyard/contracts';
import { Bus, createLogger, DomainError } from '@linkyard/service-kit';
import { keepFresh, redirectPrefix } from './keep-fresh.js';
import { siteOf } from '../sites/testing/sites.js';
import { PageCache } from './page-cache.js';

const at = { host: 'h', scope: 'h', site: siteOf('h') };

const campaignId = '65f000000000000000000001';
const nothing = Buffer.alloc(0);

/** The one reply that matters here, and a connection whose reconnect the test triggers. */
function versionsBus() {
  let back: () => void = () => undefined;
  const state = { asked: 0, isAway: false, versions: new Map<string, number | null>(), reconnect: () => back() };
  const request = async (_command: AnyCommand, { campaignIds }: { campaignIds: string[] }) => {
    state.asked += 1;
    if (state.isAway) throw new DomainError('core.unavailable');
    const versions = campaignIds.map((id) => ({ campaignId: id, version: state.versions.get(id) ?? null }));
    return getPageVersions.reply.parse({ versions });
  };
  const connection = {
    nats: { subscribe: () => undefined },
    onReconnect: (callback: () => void) => (back = callback),
  };
  const bus: Bus = Object.assign(Object.create(Bus.prototype), { request, connection });
  return { bus, state };
}

describe('pages in memory', () => {
  let bus: ReturnType<typeof versionsBus>['state'];
  let cache: PageCache;
  let fresh: { stop(): void };
  /** What the owning service holds behind /maren and /old. */
  let version = 1;
  let loads = 0;

  beforeEach(() => {
    jest.useFakeTimers();
    version = 1;
    loads = 0;
    const made = versionsBus();
    bus = made.state;
    bus.versions.set(campaignId, 1);
    cache = new PageCache(1_000_000, async (_at, path) => {
      loads += 1;
      const isMoved = path === '/old';
      const about = isMoved ? { campaignId: `${redirectPrefix}/maren`, version: 0 } : { campaignId, version };
      return {
        ...about,
        status: isMoved ? 301 : 200,
        etag: 'e',
        bodies: { identity: nothing, gzip: nothing, br: nothing },
      };
    });
    fresh = keepFresh(cache, made.bus, createLogger('spec', 'silent'));
  });
  afterEach(() => {
    fresh.stop();
    jest.useRealTimers();
  });
  const publish = () => bus.versions.set(campaignId, (version += 1));
  const held = () => cache.peek('h', '/maren', 'br')?.version;

  it('older than what was published are gone within 20 s, also when no signal came', async () => {
    await cache.get(at, '/maren', 'br');
    publish();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(held()).toBeUndefined();
    expect(await cache.get(at, '/maren', 'br')).toMatchObject({ version: 2 });
    await jest.advanceTimersByTimeAsync(20_000);
    expect(held()).toBe(2);
  });

  it('are looked at again every second while their versions cannot be had', async () => {
    await cache.get(at, '/maren', 'br');
    publish();
    bus.isAway = true;
    bus.reconnect();
    await jest.advanceTimersByTimeAsync(5_500);
    expect(held()).toBe(1);
    expect(bus.asked).toBeGreaterThanOrEqual(5);
    bus.isAway = false;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(held()).toBeUndefined();
    const asked = bus.asked;
    await cache.get(at, '/maren', 'br');
    await jest.advanceTimersByTimeAsync(19_000);
    expect(bus.asked).toBe(asked);
  });

  it('of a campaign that is gone are dropped', async () => {
    await cache.get(at, '/maren', 'br');
    bus.versions.set(campaignId, null);
    bus.reconnect();
    await jest.advanceTimersByTimeAsync(10);
    expect(held()).toBeUndefined();
  });

  it('that only lead elsewhere are looked up again, and held again', async () => {
    await cache.get(at, '/old', 'br');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(cache.peek('h', '/old', 'br')).toBeUndefined();
    await cache.get(at, '/old', 'br');
    await cache.get(at, '/old', 'br');
    expect(loads).toBe(2);
    expect(cache.peek('h', '/old', 'br')?.status).toBe(301);
  });
});
