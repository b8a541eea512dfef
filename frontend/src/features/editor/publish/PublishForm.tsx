import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { publishCampaign, type CampaignView } from '@linkyard/contracts';
import { FormFailure, MomentField, toast, useUiForm, translated } from '@linkyard/ui';
import { IconChecklist } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { AddressField } from '../../../shared/address/AddressField.js';
import { useAddressCheck } from '../../../shared/address/use-address-check.js';
import { useEditorPublishMutation, useEditorSaveCampaignMutation } from '../api.js';
import { useOpenDialog } from '../open-dialog.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { momentOfReadersInput, readersInput } from '../../../shared/time/zoned-input.js';
import { PageDangers } from './PageDangers.js';

interface PublishFormProps {
  campaign: CampaignView;
  onDone: () => void;
  onClose: () => void;
}

/** The address, and now or later. */
export function PublishForm({ campaign, onDone, onClose }: PublishFormProps) {
  const { store, sync } = useEditorSession();
  const [saveCampaign] = useEditorSaveCampaignMutation();
  const [publish] = useEditorPublishMutation();
  const open = useOpenDialog();
  const [isLater, setLater] = useState(campaign.publishAt !== null);
  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { campName: campaign.campName, publishAt: readersInput(campaign.publishAt) },
    validate: {
      publishAt: (value) => (isLater && momentOfReadersInput(value) === null ? t`Choose a day and a time.` : null),
    },
    submit: async ({ campName, publishAt }) => {
      await sync.flush();
      const { status } = store.getState().sync;
      if (status !== 'saved' && status !== 'held') {
        return { code: 'network', httpStatus: 0, message: unsavedText(status) };
      }
      if (campName !== campaign.campName) {
        const renamed = await saveCampaign({ _id: campaign._id, campName });
        const refusal = refusalOf(renamed);
        if (refusal?.code.startsWith('campaigns.slug_')) {
          return { ...refusal, errors: [{ path: 'campName', message: refusal.message }] };
        }
        if (refusal) return refusal;
        if (renamed.data) store.setCampaign(renamed.data);
      }
      const moment = isLater ? momentOfReadersInput(publishAt) : null;
      const answer = await publish({ _id: campaign._id, ...(moment ? { publishAt: moment } : {}) });
      const refusal = refusalOf(answer);
      if (refusal || !answer.data) return refusal;
      store.setCampaign(answer.data);
      toast.success(moment ? t`Your page is scheduled.` : translated(publishCampaign.message));
      onDone();
      return null;
    },
  });
  const { campName } = form.values;
  const verdict = useAddressCheck(campName, { own: { campaignId: campaign._id, campName: campaign.campName } });
  const error = form.errors['campName'];
  const isGood = verdict.kind === 'own' || verdict.kind === 'free' || verdict.kind === 'unknown';

  return (
    <Stack gap="md">
      <form {...formProps}>
        <Stack gap="md">
          <Held />
          <AddressField
            value={campName}
            verdict={verdict}
            host={new URL(campaign.url).host}
            error={typeof error === 'string' ? error : null}
            help={campaign.publishedRev > 0 ? t`The old address leads here for 90 days.` : ''}
            onChange={(next) => form.setFieldValue('campName', next)}
          />
          <Switch
            label={t`Publish later`}
            checked={isLater}
            onChange={(event) => setLater(event.currentTarget.checked)}
          />
          {isLater && (
            <MomentField
              label={t`Day and time`}
              min={readersInput(new Date().toISOString())}
              {...form.getInputProps('publishAt')}
            />
          )}
          <FormFailure message={failure?.message} requestId={failure?.requestId} />
          <Button
            variant="subtle"
            leftSection={<IconChecklist size={18} stroke={1.5} aria-hidden />}
            onClick={() => open('quality')}
          >
            <Trans>Check the page first</Trans>
          </Button>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" loading={submitting} disabled={!isGood} data-autofocus>
              {isLater ? t`Schedule` : campaign.state === 'published' ? t`Publish changes` : t`Publish`}
            </Button>
          </Group>
        </Stack>
      </form>
      {/* Not in the form: a question asked there would answer for it too. */}
      <PageDangers campaign={campaign} onDone={onClose} />
    </Stack>
  );
}

const unsavedText = (status: string) =>
  status === 'conflict'
    ? t`Something was changed elsewhere. Choose a version first.`
    : t`Your latest changes are not saved yet. Please try again when you are online.`;

/** Blocks that are not saved would be published as they were before. */
function Held() {
  const count = useEditor((state) => Object.keys(state.sync.problems).length);
  if (count === 0) return null;
  return (
    <Alert color="yellow" title={count === 1 ? t`One change is not saved` : t`${count} changes are not saved`}>
      <Text size="sm">
        <Trans>They have something that is not valid yet, so visitors will see what was there before.</Trans>
      </Text>
    </Alert>
  );
}
