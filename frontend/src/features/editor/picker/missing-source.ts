import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import type { SourceKind } from '@linkyard/contracts';

/** What a block without data waits for, and the screen on which it is added. */
export const missingSource: () => Record<SourceKind, { text: string; path: string }> = perLanguage(() => ({
  products: { text: t`Add a product first.`, path: '/products' },
  appointments: { text: t`Add an appointment first.`, path: '/appointments' },
  webinars: { text: t`Add a webinar first.`, path: '/webinars' },
  donations: { text: t`Add a payment method first.`, path: '/integrations' },
  instagram: { text: t`Connect your Instagram account first.`, path: '/integrations' },
  facebook: { text: t`Connect your Facebook account first.`, path: '/integrations' },
  youtube: { text: t`Connect your YouTube account first.`, path: '/integrations' },
  tiktok: { text: t`Connect your TikTok account first.`, path: '/integrations' },
  ratings: { text: t`No rating has arrived yet.`, path: '/myleads' },
}));
