import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@linkyard/service-kit';
import { firstSegment } from '../http/answered-segments.js';
import type { BeaconReceiver } from './beacon-receiver.js';
import { encodingOf } from './cached-page.js';
import { manifestOf, pageAddress } from './page-address.js';
import type { PageCache } from './page-cache.js';
import { isParted } from './parted-page.js';
import type { PartedPages } from './parted-pages.js';
import { sandboxFrameHeaders, sandboxFramePath } from './sandbox-frame.js';
import type { StaticFiles } from './static-files.js';
import type { WebApp } from './web-app.js';
import { writePage } from './write-page.js';

interface Parts {
  pages: PageCache;
  parted: PartedPages;
  files: StaticFiles;
  webApp: WebApp;
  beacons: BeaconReceiver;
  /** First segments that Nest or socket.io answer. Everything else is the edge's. */
  answered: ReadonlySet<string>;
  /** First segments that no public page has. */
  reserved: ReadonlySet<string>;
  appHosts: ReadonlySet<string>;
  logger: Logger;
}

/**
 * What needs no session: public pages, files and beacons, answered before Fastify sees the request. It holds no authorisation, because nothing here has any:
 * a page that needs some is not rendered into this cache.
 * @source design 6, quality B01
 */
export class Edge {
  constructor(private readonly parts: Parts) {}

  /** @returns false when the request is not the edge's */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? '/';
    const method = request.method;
    if (method === 'POST') return this.parts.beacons.handle(url, request, response);
    if (method !== 'GET' && method !== 'HEAD') return false;
    const end = url.indexOf('?');
    const path = end === -1 ? url : url.slice(0, end);
    const host = request.headers.host ?? '';
    const page = this.parts.pages.peek(host, path, encodingOf(request.headers['accept-encoding']));
    if (page) {
      writePage(request, response, page);
      return true;
    }
    if (this.isNotOurs(path)) return false;
    void this.miss(request, response, host, path).catch((error: unknown) => this.fail(response, error));
    return true;
  }

  private isNotOurs(path: string) {
    // A social sign-in is started and ended by Nest; /auth is no campaign, so nothing public is lost.
    // Calls are made by POST, so a GET beside them is a screen.
    return this.parts.answered.has(firstSegment(path)) && !this.parts.webApp.isScreen(path);
  }

  private async miss(request: IncomingMessage, response: ServerResponse, host: string, path: string) {
    const { files, webApp, pages, parted, reserved, appHosts } = this.parts;
    if (path !== '/' && path !== '/index.html' && files.has(path))
      return files.serve(path, request, response, path === sandboxFramePath ? sandboxFrameHeaders : {});
    const successor = files.successorOf(path);
    // Not for ever, as the file itself is: what this name stands for changes with every release.
    if (successor) return files.serve(successor, request, response, { 'cache-control': 'no-cache' });
    if (path === '/manifest.webmanifest' && !appHosts.has(host)) return webApp.notFound(host, request, response);
    if (path === '/robots.txt' || path === '/sitemap.xml' || path === '/manifest.webmanifest')
      return webApp.siteFile(path, host, request, response);
    const campName = manifestOf(path);
    // Of a page nobody has, the cache knows so without asking.
    if (campName && (await pages.get(host, `/${campName}`, 'identity')))
      return webApp.siteFile(path, host, request, response);
    const address = pageAddress(path, reserved);
    if (address) {
      const page = await pages.get(host, path, encodingOf(request.headers['accept-encoding']));
      if (page) return isParted(page) ? parted.serve(request, response, page) : writePage(request, response, page);
      return webApp.notFound(host, request, response);
    }
    if (!appHosts.has(host)) return webApp.refuseHost(421, request, response);
    return webApp.shell(path, request, response);
  }

  private fail(response: ServerResponse, error: unknown) {
    this.parts.logger.error({ err: error }, 'the edge could not answer');
    if (response.headersSent) return response.destroy();
    return response
      .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '2', 'cache-control': 'no-store' })
      .end(
        '<!doctype html><meta charset="utf-8"><title>One moment</title><p>This page is not available right now. Please try again in a moment.</p>',
      );
  }
}
