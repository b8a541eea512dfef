import { installationMode, isProduction } from '../config/installation-mode.js';
import { readConfig } from '../config/read-config.js';
import { z } from 'zod';

export type HostKind = 'platform' | 'pages' | null;

/**
 * Classifies the product's own hosts (PUBLIC_URL, APP_HOSTS, OAUTH_ORIGIN) and its host for public pages (PAGES_ORIGIN).
 * @returns a function of a Host header; null for an unknown host
 * @source quality 3 "Host header routing"
 */
export function hostKind(env: NodeJS.ProcessEnv): (host: string) => HostKind {
  const { platform, pages } = ownHosts(env);
  const isDevelopment = !isProduction(readConfig(z.object({ LINKYARD_MODE: installationMode }), env));
  return (host) => {
    const asked = fold(host);
    if (platform.has(asked)) return 'platform';
    if (pages !== '' && asked === pages) return 'pages';
    return isDevelopment && /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(asked) ? 'platform' : null;
  };
}

/** The product's own hosts, with their ports. `pages` is empty where public pages have no host of their own. */
export function ownHosts(env: NodeJS.ProcessEnv): { platform: ReadonlySet<string>; pages: string } {
  const named = [
    hostOf(env['PUBLIC_URL'] ?? 'http://localhost:5002'),
    env['OAUTH_ORIGIN'] ? hostOf(env['OAUTH_ORIGIN']) : '',
    ...(env['APP_HOSTS'] ?? '').split(','),
  ];
  const pages = fold(env['PAGES_ORIGIN'] ? hostOf(env['PAGES_ORIGIN']) : '');
  return { platform: new Set(named.map(fold).filter(Boolean)), pages };
}

const hostOf = (url: string) => new URL(url).host;
const fold = (host: string) => host.trim().toLowerCase();
