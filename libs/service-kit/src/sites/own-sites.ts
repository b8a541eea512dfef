import type { Brand, OwnLegalPages, Site } from '@linkyard/contracts';
import { z } from 'zod';
import { installationMode, isProduction } from '../config/installation-mode.js';
import { readConfig } from '../config/read-config.js';
import { platformBrand } from './platform-brand.js';
import { hostKind, ownHosts } from './host-kind.js';

export interface OwnSites {
  brand: Brand;
  /** The site of the platform's own people. */
  platform: Site;
  /** The site of one of the product's own hosts, else null. */
  siteOf(host: string): Site | null;
  /** The product's own hosts without their ports: none of them, and nothing below one, can be claimed. */
  names: readonly string[];
  /** A host as domains are stored: without the port that it shares with PUBLIC_URL outside production. */
  nameOf(host: string): string;
  /** The address of a host of a tenant, without a path. */
  originOf(host: string): string;
  origins: Site['origins'];
  /** Where providers lead people back to and report to, for every tenant: an address that is registered there. */
  providersOrigin: string;
}

/** The platform's own hosts (PUBLIC_URL, APP_HOSTS, PAGES_ORIGIN, OAUTH_ORIGIN), and how other hosts are addressed beside them. */
export function ownSites(env: NodeJS.ProcessEnv): OwnSites {
  const kindOf = hostKind(env);
  const own = ownHosts(env);
  const brand = platformBrand(env);
  const base = new URL(env['PUBLIC_URL'] ?? 'http://localhost:5002');
  const isInProduction = isProduction(readConfig(z.object({ LINKYARD_MODE: installationMode }), env));
  const origins = { app: base.origin, pages: env['PAGES_ORIGIN'] ? new URL(env['PAGES_ORIGIN']).origin : base.origin };
  const port = isInProduction || base.port === '' ? '' : `:${base.port}`;
  const legal = platformLegal(env);
  const platform: Site = {
    ...{ tenantId: null, kind: 'platform', host: base.host, brand, origins, campaignId: null },
    social: { google: Boolean(env['GOOGLE_CLIENT_ID']), facebook: Boolean(env['FACEBOOK_APP_ID']) },
    ...(legal ? { legal } : {}),
  };
  return {
    brand,
    origins,
    providersOrigin: env['OAUTH_ORIGIN'] ? new URL(env['OAUTH_ORIGIN']).origin : base.origin,
    platform,
    names: withoutPorts([...own.platform, own.pages]),
    siteOf(host) {
      const kind = kindOf(host);
      return kind && { ...platform, kind, host };
    },
    nameOf: (host) => (port !== '' && host.endsWith(port) ? host.slice(0, -port.length) : host),
    originOf: (host) => (isInProduction ? `https://${host}` : `${base.protocol}//${host}${port}`),
  };
}

/** Pages elsewhere that the operator has named. @throws ConfigError for what is no web address */
function platformLegal(env: NodeJS.ProcessEnv): OwnLegalPages | undefined {
  const { TERMS_URL, PRIVACY_URL, IMPRINT_URL } = readConfig(legalSettings, env);
  const named = Object.entries({ terms: TERMS_URL, privacy: PRIVACY_URL, imprint: IMPRINT_URL });
  const pages = named.flatMap(([key, url]) => (url === '' ? [] : [[key, { url }] as const]));
  return pages.length === 0 ? undefined : Object.fromEntries(pages);
}

/** An empty variable of a compose file counts as one that is not set. */
const address = z
  .string()
  .trim()
  .default('')
  .refine((text) => text === '' || (/^https?:\/\//.test(text) && URL.canParse(text)), { error: () => 'a web address' });
const legalSettings = z.object({ TERMS_URL: address, PRIVACY_URL: address, IMPRINT_URL: address });

const withoutPorts = (hosts: readonly string[]): string[] =>
  [...new Set(hosts.map((host) => host.replace(/:\d+$/, '')))].filter(Boolean);
