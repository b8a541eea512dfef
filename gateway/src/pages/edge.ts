import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@linkyard/service-kit';
import { firstSegment } from '../http/answered-segments.js';
import { isCampaignHost, isTenantApp, pagePlace, pageScope, siteOfRequest } from '../sites/request-site.js';
import type { BeaconReceiver } from './beacon-receiver.js';
import { encodingOf } from './cached-page.js';
import { manifestOf, pageAddress } from './page-address.js';
import { isMissing, type PageCache } from './page-cache.js';
import { isConditional } from './conditional-page.js';
import type { ConditionalPages } from './conditional-pages.js';
import { sandboxFrameHeaders, sandboxFramePath } from './sandbox-frame.js';
import type { LegalPages } from './legal-pages.js';
import type { SiteIcons } from './site-icons.js';
import type { StaticFiles } from './static-files.js';
import type { WebApp } from './web-app.js';
import { writePage } from './write-page.js';

const workerFile = '/assets/blocks/sw.js';

export interface EdgeParts {
  pages: Pick<PageCache, 'peek' | 'get'>;
  conditional: Pick<ConditionalPages, 'serve'>;
  files: StaticFiles;
  webApp: WebApp;
  icons: Pick<SiteIcons, 'has' | 'serve'>;
  legal: Pick<LegalPages, 'serve'>;
  beacons: Pick<BeaconReceiver, 'handle'>;
  /** First segments that Nest or socket.io answer. Everything else is the edge's. */
  answered: ReadonlySet<string>;
  /** First segments that no public page has. */
  reserved: ReadonlySet<string>;
  appHosts: ReadonlySet<string>;
  /** Where public pages open when they have a host of their own. */
  pagesOrigin: string | null;
  /** Value of `site_type` that leads from `/` of any other host to sign-in; none when empty. */
  siteType: string;
  logger: Pick<Logger, 'error'>;
}

/**
 * What needs no session: public pages, files and beacons, answered before Fastify sees the request. It holds no authorisation, because nothing here has any:
 * a page that needs some is not rendered into this cache.
 * @source design 6, quality B01
 */
export class Edge {
  constructor(private readonly parts: EdgeParts) {}

  /** @returns false when the request is not the edge's */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '/';
    const method = request.method;
    if (method === 'POST') return this.parts.beacons.handle(url, request, response);
    if (method !== 'GET' && method !== 'HEAD') return false;
    const end = url.indexOf('?');
    const path = end === -1 ? url : url.slice(0, end);
    const host = request.headers.host ?? '';
    const page = this.isMoved(host)
      ? undefined
      : this.parts.pages.peek(pageScope(host, request), path, encodingOf(request.headers['accept-encoding']));
    if (page) {
      writePage(request, response, page);
      return true;
    }
    if (this.isNotOurs(path)) return false;
    void this.miss(request, response, host, path).catch((error: unknown) => this.fail(request, response, error));
    return true;
  }

  private isNotOurs(path: string) {
    // Without a template there is no preview, only the list to choose from.
    if (path === '/preview' || path === '/preview/') return false;
    // A social sign-in is started and ended by Nest; /auth is no campaign, so nothing public is lost.
    // Calls are made by POST, so a GET beside them is a screen.
    return this.parts.answered.has(firstSegment(path)) && !this.parts.webApp.isScreen(path);
  }

  private async miss(request: IncomingMessage, response: ServerResponse, host: string, path: string) {
    const { icons, legal, webApp, reserved } = this.parts;
    if (icons.has(path)) return icons.serve(path, siteOfRequest({ raw: request }), request, response);
    if (path === '/sw.js') return this.worker(request, response);
    if (await this.builtFile(request, response, path)) return;
    if (await this.isSiteFile(request, host, path)) return webApp.siteFile(path, request, response);
    const isCampaign = isCampaignHost(request);
    if (pageAddress(path, reserved) || (path === '/' && isCampaign)) return this.page(request, response, host, path);
    if (await legal.serve(path, request, response)) return;
    if (this.hasApp(request, host)) return webApp.shell(path, request, response);
    if (path === '/') return this.publicRoot(request, response, host);
    if (path === '/manifest.webmanifest' || isCampaign) return webApp.notFound(host, request, response);
    return webApp.refuseHost(421, request, response);
  }

  /** The one worker of each origin that is served: it is the same for the app, for pages and for tenants. @source models.md 25 "Push" */
  private worker(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const policy = { 'content-security-policy': "default-src 'none'; connect-src 'self'" };
    return this.parts.files.serve(workerFile, request, response, policy);
  }

  /** @returns false when the build has no file of this name, now or before */
  private async builtFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    const { files } = this.parts;
    if (path !== '/' && path !== '/index.html' && files.has(path)) {
      await files.serve(path, request, response, path === sandboxFramePath ? sandboxFrameHeaders : {});
      return true;
    }
    const successor = files.successorOf(path);
    if (!successor) return false;
    // Not immutable, unlike the file itself: what this name stands for changes with every release.
    await files.serve(successor, request, response, { 'cache-control': 'no-cache' });
    return true;
  }

  private hasApp(request: IncomingMessage, host: string): boolean {
    return this.parts.appHosts.has(host) || isTenantApp(request);
  }

  private async isSiteFile(request: IncomingMessage, host: string, path: string): Promise<boolean> {
    if (path === '/robots.txt' || path === '/sitemap.xml') return true;
    if (path === '/manifest.webmanifest') return this.hasApp(request, host);
    const campName = manifestOf(path);
    const place = pagePlace(host, request);
    // Unknown pages are answered from the negative cache.
    return campName !== null && !isMissing(await this.parts.pages.get(place, `/${campName}`, 'identity'));
  }

  private async page(request: IncomingMessage, response: ServerResponse, host: string, path: string) {
    const { conditional, pages, webApp } = this.parts;
    const encoding = encodingOf(request.headers['accept-encoding']);
    const page = await pages.get(pagePlace(host, request), path, encoding);
    if (page === 'off' && siteOfRequest({ raw: request }).offPage === 'neutral') return webApp.off(request, response);
    if (isMissing(page)) return webApp.notFound(host, request, response);
    const isPublished = isConditional(page) || page.status === 200;
    if (isPublished && this.moveOn(request, response, host)) return;
    return isConditional(page) ? conditional.serve(request, response, page) : writePage(request, response, page);
  }

  /** `/` of a host that only serves pages shows no page; with a known site type it redirects to sign-in on the app's host. */
  private publicRoot(request: IncomingMessage, response: ServerResponse, host: string) {
    const { siteType, webApp } = this.parts;
    const { origins } = siteOfRequest({ raw: request });
    const asked = new URL(request.url ?? '/', origins.app).searchParams.get('site_type');
    if (siteType === '' || asked !== siteType) return webApp.notFound(host, request, response);
    response.writeHead(302, { location: new URL('/signin', origins.app).href, 'cache-control': 'no-store' });
    return response.end();
  }

  private isMoved(host: string) {
    return this.parts.pagesOrigin !== null && this.parts.appHosts.has(host);
  }

  /** A published page opens on the host of pages alone, where its scripts cannot reach a session. */
  private moveOn(request: IncomingMessage, response: ServerResponse, host: string): boolean {
    if (!this.isMoved(host)) return false;
    // Not kept by browsers: an installation may take back its host of pages.
    response.writeHead(308, { location: `${this.parts.pagesOrigin}${request.url}`, 'cache-control': 'no-cache' }).end();
    return true;
  }

  private fail(request: IncomingMessage, response: ServerResponse, error: unknown) {
    this.parts.logger.error({ err: error }, 'the edge could not answer');
    if (response.headersSent) return response.destroy();
    response.setHeader('retry-after', '2');
    return this.parts.webApp.refuseHost(503, request, response);
  }
}
