import { t } from '@lingui/core/macro';
import { Modal, Stack, TextInput } from '@mantine/core';
import { DialogFoot, useUiForm } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { DomainHelp } from '../../shared/domains/DomainHelp.js';
import { useAddDomainMutation } from './api.js';
import { PageSelect } from './PageSelect.js';

interface AddDomainDialogProps {
  opened: boolean;
  onClose: () => void;
  /** @param domainId whose records are to be set next */
  onAdded: (domainId: string) => void;
}

export function AddDomainDialog({ opened, ...form }: AddDomainDialogProps) {
  return (
    <Modal opened={opened} onClose={form.onClose} title={t`Add a domain`}>
      {opened && <AddDomainForm {...form} />}
    </Modal>
  );
}

const noRecords = [] as const;

function AddDomainForm({ onClose, onAdded }: Omit<AddDomainDialogProps, 'opened'>) {
  const [add] = useAddDomainMutation();
  const { form, formProps, failure, submitting } = useUiForm<{ domain: string; campaignId: string | null }>({
    closesOnSave: true,
    initialValues: { domain: '', campaignId: null },
    submit: async (sent) => {
      const answer = await add(sent);
      const refusal = refusalOf(answer);
      if (refusal) return refusal;
      onClose();
      if (answer.data) onAdded(answer.data.domain._id);
      return null;
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput
          label={t`Domain`}
          description={t`A domain that you own, such as agency.com or links.agency.com.`}
          placeholder="agency.com"
          dir="ltr"
          required
          data-autofocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
          {...form.getInputProps('domain')}
        />
        <PageSelect
          campaignId={form.values.campaignId}
          onChange={(campaignId) => form.setFieldValue('campaignId', campaignId)}
          description={t`You can also choose it later.`}
        />
        <DomainHelp records={noRecords} />
        <DialogFoot failure={failure} submit={t`Add the domain`} submitting={submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}
