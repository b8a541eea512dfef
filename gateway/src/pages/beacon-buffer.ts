import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { clickBeacon, viewBeacon, type Activity } from '@linkyard/contracts';
import { droppedBeacons } from '@linkyard/service-kit';
import { clientCountry, clientNetwork } from '../http/client-network.js';
import { firstTag } from '../http/request-context.js';
import { siteOfRequest } from '../sites/request-site.js';
import { clientKind } from './client-kind.js';
import type { DailySalt } from './daily-salt.js';
import { visitorKey } from './seen-visitors.js';
import { referrerHost } from './visitor-facts.js';

const batchSize = 500;
const flushMs = 100;
const maxWaiting = 20_000;

interface Raw {
  /** Whose host the page is at. */
  tenantId: string | null;
  kind: 'view' | 'click';
  at: Date;
  body: string;
  network: string;
  host: string;
  userAgent: string;
  language: string;
  country: string | null;
}

/**
 * Holds beacons for at most 100 ms and hands them on in batches of at most 500, each of one tenant. Reading them is done then, not while a visitor waits.
 * When the bus is away the oldest are dropped, and counted.
 * @source quality "Tracking"
 */
export class BeaconBuffer {
  private waiting: Raw[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly salt: DailySalt,
    private readonly trustedProxies: number,
    private readonly deliver: (tenantId: string | null, activities: Activity[]) => Promise<void>,
    private readonly countryHeader = 'cf-ipcountry',
  ) {}

  add(kind: 'view' | 'click', body: string, request: IncomingMessage) {
    const { network, host } = clientNetwork(request, this.trustedProxies);
    const { 'user-agent': userAgent = '', 'accept-language': language = '' } = request.headers;
    this.waiting.push({
      tenantId: siteOfRequest({ raw: request }).tenantId,
      kind,
      at: new Date(),
      body,
      network,
      host,
      userAgent,
      language,
      country: clientCountry(request, this.trustedProxies, this.countryHeader),
    });
    if (this.waiting.length > maxWaiting) {
      this.waiting.shift();
      droppedBeacons.inc();
    }
    this.timer ??= setTimeout(() => void this.flush(), flushMs);
  }

  async flush() {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, batchSize);
      for (const tenantId of new Set(batch.map((raw) => raw.tenantId))) {
        const activities = batch.flatMap((raw) => (raw.tenantId === tenantId ? (this.read(raw) ?? []) : []));
        if (activities.length > 0)
          await this.deliver(tenantId, activities).catch(() => droppedBeacons.inc(activities.length));
      }
    }
  }

  /** @returns undefined for what is no beacon */
  private read(raw: Raw): Activity | undefined {
    const facts = raw.kind === 'view' ? viewedIn(raw) : clickedIn(raw);
    if (!facts) return undefined;
    return {
      id: randomUUID(),
      at: raw.at.toISOString(),
      kind: raw.kind,
      ...facts,
      visitorKey: visitorKey(this.salt.at(raw.at), raw.network, raw.userAgent, raw.host),
      ...clientKind(raw.userAgent.slice(0, 512)),
      country: raw.country,
      language: firstTag(raw.language) || null,
    };
  }
}

type Facts = Pick<Activity, 'campaignId' | 'pageId' | 'sectionId' | 'target' | 'referrerHost' | 'utm'>;

function viewedIn({ body, host }: Raw): Facts | undefined {
  const { data: view } = viewBeacon.safeParse(parseJson(body));
  if (!view) return undefined;
  const { campaignId, pageId, referrer, query } = view;
  return {
    ...{ campaignId, pageId, sectionId: null, target: null },
    ...{ referrerHost: referrerHost(referrer, host), utm: utmOf(query) },
  };
}

function clickedIn({ body }: Raw): Facts | undefined {
  const { data: click } = clickBeacon.safeParse(parseJson(body));
  if (!click) return undefined;
  const { campaignId, pageId, sectionId, target } = click;
  return {
    ...{ campaignId, pageId, sectionId: sectionId ?? null, target: target ?? null },
    ...{ referrerHost: null, utm: {} },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Beacons are unauthenticated; invalid JSON is dropped.
    return undefined;
  }
}

const tag = z.string().trim().min(1).max(120).optional().catch(undefined);
const utmSchema = z.object({ source: tag, medium: tag, campaign: tag, term: tag, content: tag });

function utmOf(query: string | undefined): Activity['utm'] {
  const params = new URLSearchParams(query ?? '');
  const given = ['source', 'medium', 'campaign', 'term', 'content'].map((name) => [
    name,
    params.get(`utm_${name}`) ?? undefined,
  ]);
  return utmSchema.parse(Object.fromEntries(given));
}
