import 'reflect-metadata';
import type { IncomingMessage } from 'node:http';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { allCommands } from '@linkyard/contracts';
import {
  Admission,
  Bus,
  BusConnection,
  createLogger,
  NestLogger,
  ownSites,
  readConfig,
  SiteUrls,
  startMetrics,
  TenantSites,
  type HealthCheck,
  type RunningRole,
} from '@linkyard/service-kit';
import { Presence } from '@linkyard/queue';
import { objectStoreFrom } from '@linkyard/storage';
import { AppKeys } from './auth/app-keys.js';
import { SessionStore } from './auth/session-store.js';
import {
  appHosts,
  gatewayConfigSchema,
  isSecure,
  pagesHost,
  pagesOrigin,
  tokenSecret,
  type GatewayConfig,
} from './config/gateway-config.js';
import { controllers } from './controllers.js';
import { GatewayModule } from './gateway.module.js';
import { clientNetwork } from './http/client-network.js';
import { answeredSegments, reservedNames } from './http/answered-segments.js';
import { stopAccepting } from './http/drain-server.js';
import { fastifyServer, prepareFastify } from './http/fastify-server.js';
import { HostGate, refuseCall } from './http/host-gate.js';
import { RateLimiter } from './http/rate-limiter.js';
import { keepServing } from './keep-serving.js';
import { BeaconBuffer } from './pages/beacon-buffer.js';
import { BeaconReceiver } from './pages/beacon-receiver.js';
import { libraryPictures } from './media/library-pictures.js';
import { mediaFactsFrom, MediaFiles } from './media/media-files.js';
import { DailySalt } from './pages/daily-salt.js';
import { Edge } from './pages/edge.js';
import { keepFresh } from './pages/keep-fresh.js';
import { GateTokens } from './pages/gate-tokens.js';
import { PageCache } from './pages/page-cache.js';
import { ConditionalPages } from './pages/conditional-pages.js';
import { SeenVisitors } from './pages/seen-visitors.js';
import { LegalPages } from './pages/legal-pages.js';
import { activityPublisher, loadPage, siteFiles } from './pages/page-source.js';
import { SiteIcons } from './pages/site-icons.js';
import { StaticFiles } from './pages/static-files.js';
import { WebApp } from './pages/web-app.js';
import { onDemandMounts, webMounts } from './pages/web-root.js';
import { SocketAdapter } from './realtime/socket-adapter.js';
import { ConsentReturns } from './sites/consent-returns.js';
import { ServedSites } from './sites/served-sites.js';
import { HostProofs } from './http/host-proofs.js';
import { TlsAsk } from './sites/tls-ask.js';
import { UploadReceiver } from './uploads/upload-receiver.js';
import { UploadSlots } from './uploads/upload-slots.js';

interface Options {
  /** Checks of other roles in the same process: ready means all of them. */
  alsoCheck?: HealthCheck[];
}

/** Starts the only HTTP and socket entrance. @throws ConfigError, or that a contract path is taken twice */
export async function startGateway(
  env: NodeJS.ProcessEnv = process.env,
  { alsoCheck = [] }: Options = {},
): Promise<RunningRole> {
  const config = readConfig(gatewayConfigSchema, env);
  const logger = createLogger('gateway', config.LOG_LEVEL);
  startMetrics();
  // For each service and kind of command: several copies of a service can be at work with so many.
  const admission = new Admission(() => ({ atWork: 128, waiting: 0 }));
  const bus = new Bus(await BusConnection.open(config.NATS_URL, 'gateway'), config.BUS_SECRET, admission);
  const own = ownSites(env);
  const sites = new ServedSites(bus, own, logger);
  sites.start();
  const tenantSites = new TenantSites(bus, own);
  tenantSites.start();
  const routes = controllers();
  const answered = answeredSegments(routes);
  const reserved = reservedNames(answered);
  const pages = new PageCache(
    config.PAGE_CACHE_MB * 1024 * 1024,
    loadPage(bus, { reserved, pagesHost: pagesHost(config) }),
  );
  const salt = new DailySalt(config.REDIS_URL);
  await salt.renew();
  const trust = { trustedProxies: config.TRUSTED_PROXIES, countryHeader: config.COUNTRY_HEADER };
  const beacons = new BeaconBuffer(salt, trust.trustedProxies, activityPublisher(bus), trust.countryHeader);
  const tokens = new GateTokens(tokenSecret(config), isSecure(config));
  const seen = new SeenVisitors(config.REDIS_URL, salt, trust.trustedProxies);
  const conditional = new ConditionalPages(config.PAGE_CACHE_MB * 256 * 1024, { tokens, seen, trust });
  const appKeys = new AppKeys(config.HASH_SECRET, isSecure(config));
  const store = await objectStoreFrom(env);
  const media = new MediaFiles(store, mediaFactsFrom(bus), env['MEDIA_SIGNING_KEY']);
  const { edge, hosts, consents } = await entranceOf(config, {
    ...{ bus, pages, conditional, reserved, answered, beacons, media },
  });
  const sessions = new SessionStore(bus);
  const limiter = new RateLimiter(config.REDIS_URL, config.RATE_FACTOR);
  const presence = new Presence(config.REDIS_URL);
  const checks: HealthCheck[] = [{ name: 'gateway:nats', check: async () => requireConnection(bus) }];

  const tlsAsk = new TlsAsk({
    ...{ secret: config.TLS_ASK_SECRET, own: new Set(own.names) },
    mayHaveCertificate: (name) => sites.mayHaveCertificate(name),
  });

  const hostOf = (request: IncomingMessage) => clientNetwork(request, config.TRUSTED_PROXIES).host;
  const proofs = new HostProofs({ secret: config.BUS_SECRET, nameOf: (host) => own.nameOf(host), hostOf });

  const { adapter, server } = fastifyServer((request, response, next) =>
    tlsAsk.pass(request, response, () =>
      proofs.pass(request, response, () =>
        hosts.pass(request, response, () =>
          consents.pass(request, response, () => void (edge.handle(request, response) || next())),
        ),
      ),
    ),
  );
  const parts = {
    controllers: routes,
    config,
    logger,
    bus,
    tenantSites,
    sessions,
    limiter,
    appKeys,
    uploads: new UploadReceiver(store, config.UPLOAD_MB * 1024 * 1024),
    slots: new UploadSlots(config.RATE_FACTOR),
    tokens,
    media,
    presence,
    checks: [...checks, ...alsoCheck],
  };
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule.for(parts), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
    // Signatures of webhooks are over the bytes of the body.
    rawBody: true,
  });
  await prepareFastify(app);
  const sockets = new SocketAdapter(app, { redisUrl: config.REDIS_URL, hosts, allowedHosts: appHosts(config) });
  app.useWebSocketAdapter(sockets);
  sites.onRenewed(() => sockets.endUnserved((host) => sites.isServed(host)));
  await app.listen(config.PORT, config.HOST);
  const fresh = keepFresh(pages, bus, logger);
  const stopKeeping = keepServing(logger);
  logger.info({ url: own.origins.app, commands: allCommands().length }, 'ready');

  return {
    name: 'gateway',
    checks,
    async close() {
      const draining = await stopAccepting(server());
      fresh.stop();
      sites.stop();
      await sockets.closeSockets();
      await draining.finish();
      await app.close();
      await beacons.flush();
      await Promise.all([limiter.close(), presence.close(), salt.close(), seen.close()]);
      await bus.connection.close();
      stopKeeping();
    },
  };

  async function entranceOf(
    config: GatewayConfig,
    parts: {
      bus: Bus;
      pages: PageCache;
      conditional: ConditionalPages;
      reserved: ReadonlySet<string>;
      answered: ReadonlySet<string>;
      beacons: BeaconBuffer;
      media: MediaFiles;
    },
  ) {
    const files = await StaticFiles.read(webMounts(), onDemandMounts());
    const scheme = isSecure(config) ? 'https' : 'http';
    const webApp = new WebApp(files, siteFiles(parts.bus, scheme), appKeys, pictureOrigins(config));
    const hosts = new HostGate({
      siteOf: (host) => sites.siteOf(host),
      rehearse: (request, host) => sites.rehearse(request.headers, host, config.BUS_SECRET),
      trustedProxies: config.TRUSTED_PROXIES,
      isSecure: scheme === 'https',
      refuse: (status, request, response) =>
        request.method === 'GET' || request.method === 'HEAD'
          ? webApp.refuseHost(status, request, response)
          : refuseCall(status, response),
    });
    const receiver = new BeaconReceiver(parts.beacons);
    const consents = new ConsentReturns({
      ...{ bus: parts.bus, urls: new SiteUrls(tenantSites), logger },
      refuse: (request, response) => webApp.refuseHost(503, request, response),
    });
    return {
      hosts,
      consents,
      edge: new Edge({
        ...parts,
        files,
        webApp,
        icons: new SiteIcons(libraryPictures(parts.media), logger),
        legal: new LegalPages(parts.bus),
        beacons: receiver,
        appHosts: appHosts(config),
        pagesOrigin: pagesOrigin(config),
        siteType: config.SITE_TYPE,
        logger,
      }),
    };
  }
}

const pictureOrigins = ({ SIMULATED_PICTURE_ORIGINS }: GatewayConfig) =>
  SIMULATED_PICTURE_ORIGINS.split(',').flatMap((origin) => origin.trim() || []);

function requireConnection(bus: Bus) {
  if (!bus.connection.isConnected) throw new Error('NATS is not connected');
}
