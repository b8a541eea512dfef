import type { BlockEditor } from '@linkyard/blocks/editor';
import type { SourceKind } from '@linkyard/contracts';
import { Link } from 'react-router-dom';
import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { useFeatures } from '../../../shared/feature/features-context.js';
import css from './picker.module.css';

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

/** A block that has nothing to show yet: what it needs, with a link when this build has the screen for it. */
export function MissingCard({ block, needs }: { block: BlockEditor; needs: SourceKind }) {
  const features = useFeatures();
  const { text, path } = missingSource()[needs];
  const hasScreen = features.some(({ screens }) => screens?.some((screen) => screen.path === path));
  const { code, label, Icon } = block;
  return (
    <div className={css['missing']} role="group" aria-label={label} data-missing={code}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <span>{label}</span>
      <small>{hasScreen ? <Link to={path}>{text}</Link> : text}</small>
    </div>
  );
}
