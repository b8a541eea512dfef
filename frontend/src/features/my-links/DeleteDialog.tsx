import { deleteCampaign, type CampaignView } from '@linkyard/contracts';
import { ConfirmDanger, formatCount, toast } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { useDeleteMyLinkMutation } from './api.js';

interface DeleteDialogProps {
  campaign: CampaignView | null;
  onClose: () => void;
}

const counted = (count: number, one: string) => `${formatCount(count)} ${count === 1 ? one : `${one}s`}`;

/** There is no way back from here, so it says in numbers what goes, and asks for the address by name. */
export function DeleteDialog({ campaign, onClose }: DeleteDialogProps) {
  const [remove] = useDeleteMyLinkMutation();
  return (
    <ConfirmDanger
      opened={campaign !== null}
      onClose={onClose}
      title="Delete this page?"
      verb="Delete page"
      typeToConfirm={campaign?.campName ?? ''}
      loses={
        campaign && (
          <>
            <b dir="auto">{campaign.title}</b> goes offline at once, with all its blocks and its record of{' '}
            {counted(campaign.stats.views, 'view')} and {counted(campaign.stats.clicks, 'click')}. People who left their
            details stay in Lead&apos;s Data. The address stays kept for you for 30 days.
          </>
        )
      }
      onConfirm={async () => {
        if (!campaign) return null;
        const refusal = refusalOf(await remove({ _id: campaign._id }));
        if (refusal) return refusal;
        toast.success(deleteCampaign.message ?? '');
        onClose();
        return null;
      }}
    />
  );
}
