import { t } from '@lingui/core/macro';
import { Badge } from '@mantine/core';
import type { CampaignView } from '@linkyard/contracts';
import { useEditor } from '../store/use-editor.js';

/** What visitors see, in one or two words. */
export function stateWords(campaign: Pick<CampaignView, 'state' | 'hasUnpublishedChanges'>): {
  text: string;
  color: string;
} {
  switch (campaign.state) {
    case 'published':
      return campaign.hasUnpublishedChanges
        ? { text: t`Unpublished changes`, color: 'orange' }
        : { text: t`Live`, color: 'green' };
    case 'scheduled':
      return { text: t`Scheduled`, color: 'blue' };
    case 'quarantined':
      return { text: t`Held back`, color: 'red' };
    case 'unpublished':
      return { text: t`Offline`, color: 'gray' };
    default:
      return { text: t`Draft`, color: 'gray' };
  }
}

export function PublishBadge() {
  const campaign = useEditor((state) => state.campaign);
  if (!campaign) return null;
  const { text, color } = stateWords(campaign);
  return (
    <Badge color={color} data-publish-state>
      {text}
    </Badge>
  );
}
