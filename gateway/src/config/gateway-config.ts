import type { RotatingSecret } from '@linkyard/crypto';
import { installationMode, isProduction } from '@linkyard/service-kit';
import { z } from 'zod';
import { normaliseHost } from './normalise-host.js';

/** Settings of the gateway. @source design 7 */
export const gatewayConfigSchema = z
  .object({
    LINKYARD_MODE: installationMode,
    LOG_LEVEL: z.string().default('info'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(5002),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z.url('the address people open').default('http://localhost:5002'),
    /** Other hosts of the product itself, comma separated. */
    APP_HOSTS: z.string().default(''),
    /** The product's name, in the titles of the gateway's own pages. */
    SITE_TITLE: z
      .string()
      .default('')
      .transform((title) => title.trim() || 'Linkyard'),
    /** `/?site_type=` with this value leads to sign-in from any host that is served; empty: on the app's hosts alone. */
    SITE_TYPE: z.string().trim().default(''),
    /** Where public pages have a host of their own. */
    PAGES_ORIGIN: z.union([z.literal(''), z.url()]).default(''),
    /** Where providers lead people back to, when that is another host. */
    OAUTH_ORIGIN: z.union([z.literal(''), z.url()]).default(''),
    NATS_URL: z.string().min(1).default('nats://127.0.0.1:4222'),
    REDIS_URL: z.string().startsWith('redis', 'expected a redis:// address'),
    BUS_SECRET: z.string().min(32, 'at least 32 characters'),
    TOKEN_SECRET: z.string().min(32, 'at least 32 characters'),
    /** The secret before: what it signed is still accepted. */
    TOKEN_SECRET_PREVIOUS: z.string().min(32, 'at least 32 characters').optional(),
    HASH_SECRET: z.string().min(32, 'at least 32 characters'),
    /** Opens /metrics and the details of /health/ready at the public port. Without one only HEALTH_PORT has them. */
    METRICS_TOKEN: z.union([z.literal(''), z.string().min(16, 'at least 16 characters')]).default(''),
    /** With it Caddy asks whether a name may have a certificate; it stands in an address. */
    TLS_ASK_SECRET: z
      .union([z.literal(''), z.string().regex(/^[\w-]{24,}$/, 'at least 24 letters, digits, - or _')])
      .default(''),
    /** How many proxies in front may name the client's address: 0 trusts no X-Forwarded-* header. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
    /** The header in which a trusted proxy sends the visitor's country as two letters; without a proxy no country is known. */
    COUNTRY_HEADER: z.string().trim().toLowerCase().min(1).default('cf-ipcountry'),
    /** Megabytes of rendered pages kept in memory. */
    PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
    /** Megabytes of one uploaded file at most. What each kind of file may have is the business of the service that takes it. */
    UPLOAD_MB: z.coerce.number().int().min(5).max(1024).default(256),
    /** Multiplies every rate limit: tests send the requests of hundreds of users from one address. */
    RATE_FACTOR: z.coerce.number().min(1).max(1000).default(1),
    DEMO: z.string().optional(),
    /** Set by the start script when it made the secrets itself. */
    GENERATED_SECRETS: z.string().optional(),
    GOOGLE_BASE_URL: z.string().optional(),
    FACEBOOK_BASE_URL: z.string().optional(),
    /** Simulated picture services, comma separated: their thumbnails come over http, which the app's policy forbids otherwise. */
    SIMULATED_PICTURE_ORIGINS: z.string().default(''),
  })
  .superRefine((config, issues) => {
    if (!isProduction(config)) return;
    const refuse = (name: string, why: string) => issues.addIssue({ code: 'custom', path: [name], message: why });
    if (config.GENERATED_SECRETS)
      refuse('GENERATED_SECRETS', 'production needs secrets of your own, not generated ones');
    if (config.RATE_FACTOR !== 1) refuse('RATE_FACTOR', 'production keeps the limits as they are');
    if (config.DEMO) refuse('DEMO', 'production cannot have a demo account');
    if (config.GOOGLE_BASE_URL) refuse('GOOGLE_BASE_URL', 'production cannot use a simulator');
    if (config.FACEBOOK_BASE_URL) refuse('FACEBOOK_BASE_URL', 'production cannot use a simulator');
    if (config.SIMULATED_PICTURE_ORIGINS) refuse('SIMULATED_PICTURE_ORIGINS', 'production cannot use a simulator');
  });

export type GatewayConfig = z.output<typeof gatewayConfigSchema>;

export const tokenSecret = ({ TOKEN_SECRET, TOKEN_SECRET_PREVIOUS }: GatewayConfig): RotatingSecret => ({
  current: TOKEN_SECRET,
  previous: TOKEN_SECRET_PREVIOUS,
});

/** Whether people reach the installation by TLS. */
export const isSecure = ({ PUBLIC_URL }: Pick<GatewayConfig, 'PUBLIC_URL'>): boolean =>
  new URL(PUBLIC_URL).protocol === 'https:';

/** Hosts on which the web app itself is served, in the spelling of `normaliseHost`. */
export const appHosts = (config: GatewayConfig): Set<string> =>
  normalised([new URL(config.PUBLIC_URL).host, ...config.APP_HOSTS.split(','), ...localNames(config)]);

/** The host on which public pages alone are served. Null while they share the app's hosts. */
export function pagesHost(config: GatewayConfig): string | null {
  const [host] = config.PAGES_ORIGIN ? normalised([new URL(config.PAGES_ORIGIN).host]) : [];
  return host === undefined || appHosts(config).has(host) ? null : host;
}

/** Origin of that host, to which pages move from the app's. */
export const pagesOrigin = (config: GatewayConfig): string | null =>
  pagesHost(config) === null ? null : new URL(config.PAGES_ORIGIN).origin;

const normalised = (hosts: readonly string[]) => new Set(hosts.flatMap((host) => normaliseHost(host) ?? []));

/** On a developer's machine the loopback names are the product too. */
const localNames = (config: GatewayConfig) =>
  isProduction(config) ? [] : [`localhost:${config.PORT}`, `127.0.0.1:${config.PORT}`];
