import type { SourceKind } from '@linkyard/contracts';

/** What a block without data waits for, and the screen on which it is added. */
export const missingSource: Record<SourceKind, { text: string; path: string }> = {
  products: { text: 'Add a product first.', path: '/products' },
  appointments: { text: 'Add an appointment first.', path: '/appointments' },
  webinars: { text: 'Add a webinar first.', path: '/webinars' },
  donations: { text: 'Add a payment method first.', path: '/integrations' },
  instagram: { text: 'Connect your Instagram account first.', path: '/integrations' },
  facebook: { text: 'Connect your Facebook account first.', path: '/integrations' },
  youtube: { text: 'Connect your YouTube account first.', path: '/integrations' },
  tiktok: { text: 'Connect your TikTok account first.', path: '/integrations' },
  ratings: { text: 'No rating has arrived yet.', path: '/myleads' },
};
