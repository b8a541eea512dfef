import { t } from '@lingui/core/macro';
import { Modal, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { addEnquiry, enquiryCategories } from '@linkyard/contracts';
import { DialogFoot, toast, translated, useUiForm } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf } from '../../shared/api/api-error.js';
import { categoryWords } from '../../shared/enquiries/enquiry-words.js';
import { useAddEnquiryMutation } from './api.js';

interface NewEnquiryProps {
  opened: boolean;
  onClose: () => void;
}

/** A message to those who run the site. */
export const NewEnquiry = ({ opened, onClose }: NewEnquiryProps) => (
  <Modal opened={opened} onClose={onClose} title={t`Contact support`} size="md">
    {opened && <EnquiryForm onClose={onClose} />}
  </Modal>
);

function EnquiryForm({ onClose }: Pick<NewEnquiryProps, 'onClose'>) {
  const [add] = useAddEnquiryMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { form, formProps, failure, submitting } = useUiForm({
    closesOnSave: true,
    initialValues: { subject: '', category: 'support', message: '' },
    validate: {
      subject: (value) => (value.trim() ? null : t`Please enter a subject.`),
      message: (value) => (value.trim() ? null : t`Please write a message.`),
    },
    submit: async ({ subject, category: chosen, message }) => {
      const category = enquiryCategories.find((one) => one === chosen) ?? 'support';
      const refusal = refusalOf(await add({ subject, category, message, idempotencyKey }));
      if (refusal) return refusal;
      toast.success(translated(addEnquiry.message));
      onClose();
      return null;
    },
  });
  const options = enquiryCategories.map((value) => ({ value, label: categoryWords()[value] }));
  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput label={t`Subject`} maxLength={150} dir="auto" data-autofocus {...form.getInputProps('subject')} />
        <Select label={t`What is it about?`} data={options} allowDeselect={false} {...form.getInputProps('category')} />
        <Textarea
          label={t`Message`}
          autosize
          minRows={5}
          maxRows={14}
          maxLength={4_000}
          dir="auto"
          {...form.getInputProps('message')}
        />
        <DialogFoot failure={failure} submit={t`Send`} submitting={submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}
