import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { deleteCampaign, type CampaignView } from '@linkyard/contracts';
import { ConfirmDanger, toast, translated } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { useDeleteMyLinkMutation } from './api.js';

interface DeleteDialogProps {
  campaign: CampaignView | null;
  onClose: () => void;
}

/** There is no way back from here, so it says in numbers what goes, and asks for the address by name. */
export function DeleteDialog({ campaign, onClose }: DeleteDialogProps) {
  const [remove] = useDeleteMyLinkMutation();
  return (
    <ConfirmDanger
      opened={campaign !== null}
      onClose={onClose}
      title={t`Delete this page?`}
      verb={t`Delete page`}
      typeToConfirm={campaign?.campName ?? ''}
      loses={
        campaign && (
          <>
            <Trans>
              <b dir="auto">{campaign.title}</b> goes offline at once, with all its blocks and its record of{' '}
              <Plural value={campaign.stats.views} one="# view" other="# views" /> and{' '}
              <Plural value={campaign.stats.clicks} one="# click" other="# clicks" />. People who left their details
              stay in Lead&apos;s Data. The address stays kept for you for 30 days.
            </Trans>
          </>
        )
      }
      onConfirm={async () => {
        if (!campaign) return null;
        const refusal = refusalOf(await remove({ _id: campaign._id }));
        if (refusal) return refusal;
        toast.success(translated(deleteCampaign.message));
        onClose();
        return null;
      }}
    />
  );
}
