import type { Platform } from '@linkyard/leak-check';
import type { OwnSites } from '@linkyard/service-kit';

/** What this installation is known by. Its OAUTH_ORIGIN is the one host of its own that tenants' people may see. */
export function platformOf(env: NodeJS.ProcessEnv, { brand, origins, providersOrigin }: OwnSites): Platform {
  const neutral = new URL(providersOrigin).host;
  const app = new URL(origins.app);
  const others = (env['APP_HOSTS'] ?? '').split(',').map((host) => host.trim().toLowerCase());
  const hosts = [...new Set([app.host, new URL(origins.pages).host, ...others])];
  const { primaryColor, secondaryColor, titleColor, textColor } = brand.theme;
  return {
    title: brand.title,
    hosts: hosts.filter((host) => host !== '' && (host !== neutral || host === app.host)),
    senders: [env['MAIL_FROM'] ?? '', `no-reply@${app.hostname}`, brand.supportEmail].filter(Boolean),
    colours: [primaryColor, secondaryColor, titleColor, textColor],
  };
}
