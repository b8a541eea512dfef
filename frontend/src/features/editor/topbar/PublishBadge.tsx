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
        ? { text: 'Unpublished changes', color: 'orange' }
        : { text: 'Live', color: 'green' };
    case 'scheduled':
      return { text: 'Scheduled', color: 'blue' };
    case 'quarantined':
      return { text: 'Held back', color: 'red' };
    case 'unpublished':
      return { text: 'Offline', color: 'gray' };
    default:
      return { text: 'Draft', color: 'gray' };
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
