import { t } from '@lingui/core/macro';
import { Modal, Stack } from '@mantine/core';
import { updateCampaign, type CampaignView } from '@linkyard/contracts';
import { DialogFoot, toast, useUiForm, translated } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { AddressField } from '../../shared/address/AddressField.js';
import { useAddressCheck } from '../../shared/address/use-address-check.js';
import { useRenameMyLinkMutation } from './api.js';

interface RenameDialogProps {
  campaign: CampaignView | null;
  onClose: () => void;
}

/** A new address for a page; the old one leads to it for a while. */
export function RenameDialog({ campaign, onClose }: RenameDialogProps) {
  return (
    <Modal opened={campaign !== null} onClose={onClose} title={t`Change address`} size="md">
      {campaign && <RenameForm campaign={campaign} onClose={onClose} />}
    </Modal>
  );
}

function RenameForm({ campaign, onClose }: { campaign: CampaignView; onClose: () => void }) {
  const [rename] = useRenameMyLinkMutation();
  const { form, formProps, failure, submitting } = useUiForm({
    closesOnSave: true,
    initialValues: { campName: campaign.campName },
    submit: async ({ campName }) => {
      const refusal = refusalOf(await rename({ _id: campaign._id, campName }));
      if (refusal?.code.startsWith('campaigns.slug_')) {
        return { ...refusal, errors: [{ path: 'campName', message: refusal.message }] };
      }
      if (!refusal) {
        toast.success(translated(updateCampaign.message));
        onClose();
      }
      return refusal;
    },
  });
  const { campName } = form.values;
  const verdict = useAddressCheck(campName, { own: { campaignId: campaign._id, campName: campaign.campName } });
  const error = form.errors['campName'];

  return (
    <form {...formProps}>
      <Stack gap="md">
        <AddressField
          value={campName}
          verdict={verdict}
          host={new URL(campaign.url).host}
          error={typeof error === 'string' ? error : null}
          help={campaign.publishedRev > 0 ? t`The old address leads here for 90 days.` : ''}
          onChange={(next) => form.setFieldValue('campName', next)}
          autoFocus
        />
        <DialogFoot
          failure={failure}
          submit={t`Change address`}
          submitting={submitting}
          disabled={verdict.kind !== 'free' && verdict.kind !== 'unknown'}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
