import type { ErrorCatalogue } from './catalogue.js';

/** One text for every reason an address cannot be read, so that nobody learns what stands behind the firewall. */
export const integrationsErrors = {
  'integrations.page_unreachable': { http: 502, text: 'This address could not be read.' },
} as const satisfies ErrorCatalogue;
