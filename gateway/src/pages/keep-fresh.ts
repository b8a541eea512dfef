import { getPageVersions, pagesChanged } from '@linkyard/contracts';
import { listen, systemContext, type Bus, type Logger } from '@linkyard/service-kit';
import type { PageCache } from './page-cache.js';

/** Stands before the address that a moved page leads to; no campaign's id begins so. */
export const redirectPrefix = 'redirect:';

const revalidateMs = 20_000;
/** A look-up that failed is made again this soon: a signal may have been missed at just that time. @source quality R32 */
const againMs = 1_000;
const batch = 500;

/** Drops pages when a signal says so; looks up the versions of what it holds after a reconnect and every 20 s. @source quality "Event-driven invalidation" */
export function keepFresh(cache: PageCache, bus: Bus, logger: Logger): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let checking: Promise<void> | undefined;
  let isStale = false;

  const check = async () => {
    const resident = cache.resident();
    for (let start = 0; start < resident.length; start += batch)
      await recheck(cache, bus, resident.slice(start, start + batch));
  };
  const look = async () => {
    try {
      await check();
      isStale = false;
    } catch (error) {
      // Logged once, not on every retry.
      if (!isStale) logger.warn({ err: error }, 'page versions could not be checked');
      isStale = true;
    }
  };
  const tick = () => {
    clearTimeout(timer);
    checking ??= look().finally(() => {
      checking = undefined;
      if (!stopped) timer = setTimeout(tick, isStale ? againMs : revalidateMs);
    });
  };

  listen(bus.connection, pagesChanged, ({ campaignId, version, campNames }) => {
    cache.drop(campaignId, version);
    cache.forgetUnknown(campNames);
  });
  bus.connection.onReconnect(() => {
    // A publish may have been missed while disconnected: negative entries are invalidated.
    cache.forgetAllUnknown();
    // A look-up that is under way may have read before what was missed.
    void (checking ?? Promise.resolve()).then(tick);
  });
  timer = setTimeout(tick, revalidateMs);
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** @throws DomainError when the versions cannot be had now */
async function recheck(cache: PageCache, bus: Bus, held: readonly { campaignId: string; version: number }[]) {
  const isRedirect = (campaignId: string) => campaignId.startsWith(redirectPrefix);
  // Where an address leads has no version to ask for: the next visitor has it looked up again.
  for (const { campaignId } of held) if (isRedirect(campaignId)) cache.forget(campaignId);
  const versionOf = new Map(held.map(({ campaignId, version }) => [campaignId, version]));
  const campaignIds = [...versionOf.keys()].filter((id) => !isRedirect(id));
  if (campaignIds.length === 0) return;
  const { versions } = await bus.request(getPageVersions, { campaignIds }, systemContext());
  for (const { campaignId, version } of versions) {
    const mine = versionOf.get(campaignId);
    if (mine === undefined) continue;
    // Gone or offline: no version is new enough any more.
    if (version === null) cache.drop(campaignId, mine + 1);
    else if (version > mine) cache.drop(campaignId, version);
  }
}
