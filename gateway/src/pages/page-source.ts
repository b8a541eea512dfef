import { gunzipSync } from 'node:zlib';
import {
  activityRecorded,
  getPageManifest,
  eventSubject,
  listPublicAddresses,
  pageParts,
  renderPublicPage,
  type Activity,
  type RenderedPage as Packed,
  type ReplyOf,
  type Site,
} from '@linkyard/contracts';
import { systemContext, type Bus } from '@linkyard/service-kit';
import { jetstream } from '@nats-io/jetstream';
import { randomUUID } from 'node:crypto';
import { appManifest } from './app-manifest.js';
import type { RenderedPage } from './cached-page.js';
import { redirectPrefix } from './keep-fresh.js';
import { manifestOf, pageAddress } from './page-address.js';
import type { ConditionalPage } from './conditional-page.js';
import type { LoadPage } from './page-cache.js';
import type { SiteFile } from './web-app.js';

const nothing = Buffer.alloc(0);

interface PageSourceParts {
  /** First segments that no public page has. */
  reserved: ReadonlySet<string>;
  pagesHost: string | null;
}

/** Asks the campaigns-and-templates service for what is behind an address. */
export const loadPage =
  (bus: Bus, { reserved, pagesHost }: PageSourceParts): LoadPage =>
  async ({ host, site }, path) => {
    const onlyCampaignId = site.campaignId;
    const isOnlyPage = path === '/' && onlyCampaignId !== null;
    const address = isOnlyPage ? { campName: '', pageSlug: null } : pageAddress(path, reserved);
    if (!address) return null;
    const ctx = systemContext({ host, tenantId: site.tenantId });
    const { page, redirectTo, isOff } = await bus.request(renderPublicPage, { ...address, onlyCampaignId }, ctx);
    if (redirectTo) return redirectPage(redirectTo, site);
    if (!page) return isOff ? 'off' : null;
    // On a host that the app shares, a third-party script could read the visitor's session.
    const pixels = host === pagesHost || site.kind === 'campaign' ? page.pixels : [];
    if (!page.html) return conditionalPage({ ...page, pixels });
    const gzip = Buffer.from(page.html.gzip, 'base64');
    const identity = page.html.raw === null ? gunzipSync(gzip) : Buffer.from(page.html.raw, 'base64');
    return {
      campaignId: page.campaignId,
      version: page.version,
      status: 200,
      etag: page.etag.replaceAll('"', ''),
      bodies: { identity, gzip, br: Buffer.from(page.html.br, 'base64') },
      noIndex: page.visibility !== 'public',
      pixels,
    };
  };

function conditionalPage({ parts, ...page }: Packed): ConditionalPage {
  const { campaignId, version, etag, visibility, pixels, bytes } = page;
  const read = pageParts.parse(JSON.parse(gunzipSync(Buffer.from(parts ?? '', 'base64')).toString('utf8')));
  const noIndex = visibility !== 'public';
  return { campaignId, version, etag: etag.replaceAll('"', ''), noIndex, pixels, parts: read, bytes };
}

/** An old address leads on. It belongs to no campaign in the cache, so it lives until it is pushed out or revalidated away. */
function redirectPage(
  { location: path, permanent, isElsewhere }: NonNullable<ReplyOf<typeof renderPublicPage>['redirectTo']>,
  { origins }: Site,
): RenderedPage {
  const location = isElsewhere ? new URL(path, origins.app).href : path;
  return {
    campaignId: `${redirectPrefix}${location}`,
    version: 0,
    status: permanent ? 301 : 302,
    location,
    etag: 'moved',
    bodies: { identity: nothing, gzip: nothing, br: nothing },
  };
}

/** Puts a batch of beacons of one tenant on the event stream. */
export function activityPublisher(bus: Bus): (tenantId: string | null, activities: Activity[]) => Promise<void> {
  const js = jetstream(bus.connection.nats, { timeout: 2_000 });
  return async (tenantId, activities) => {
    const id = randomUUID();
    const message = {
      id,
      name: activityRecorded.name,
      at: new Date(),
      tenantId,
      requestId: null,
      data: { activities },
    };
    await js.publish(eventSubject(activityRecorded, tenantId), JSON.stringify(message), { msgID: id });
  };
}

/** robots.txt and sitemap.xml of a host, the manifest of the app and those of its pages. */
export const siteFiles =
  (bus: Bus, scheme: 'http' | 'https') =>
  async (path: string, { host, tenantId, brand, campaignId: onlyCampaignId }: Site): Promise<SiteFile | null> => {
    const manifest = (body: string) => ({ type: 'application/manifest+json', body });
    if (path === '/robots.txt')
      return {
        type: 'text/plain; charset=utf-8',
        body: `User-agent: *\nDisallow: /preview/\nDisallow: /edit/\nSitemap: ${scheme}://${host}/sitemap.xml\n`,
      };
    if (path === '/manifest.webmanifest') return manifest(appManifest(brand));
    const ctx = systemContext({ host, tenantId });
    const campName = manifestOf(path);
    if (campName) {
      const found = await bus.request(getPageManifest, { campName }, ctx);
      return found.manifest === null ? null : manifest(found.manifest);
    }
    if (path !== '/sitemap.xml') return null;
    const { entries } = await bus.request(listPublicAddresses, { page: 1, onlyCampaignId }, ctx);
    const rows = entries.map(
      (entry) =>
        `<url><loc>${scheme}://${host}${encodeURI(entry.path)}</loc><lastmod>${entry.updatedAt}</lastmod></url>`,
    );
    return {
      type: 'application/xml; charset=utf-8',
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>`,
    };
  };
