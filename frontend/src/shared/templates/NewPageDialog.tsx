import { t } from '@lingui/core/macro';
import { Modal, Stack, TextInput } from '@mantine/core';
import { DialogFoot, useUiForm } from '@linkyard/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '../api/api-error.js';
import { handleFrom } from '../address/handle.js';
import { AddressField } from '../address/AddressField.js';
import { useAddressCheck } from '../address/use-address-check.js';
import { useStartPageMutation } from './api.js';

export interface StartingPoint {
  /** Null begins with an empty page. */
  templateId: string | null;
  name: string;
}

interface NewPageDialogProps {
  /** What the page begins with; null: closed. */
  start: StartingPoint | null;
  onClose: () => void;
}

/** Asks a new page's title and address, makes it and opens it in the editor. */
export function NewPageDialog({ start, onClose }: NewPageDialogProps) {
  return (
    <Modal
      opened={start !== null}
      onClose={onClose}
      title={start?.templateId ? t`Use ${start.name}` : t`New empty page`}
      size="md"
    >
      {start && <NewPageForm start={start} onClose={onClose} />}
    </Modal>
  );
}

function NewPageForm({ start, onClose }: { start: StartingPoint; onClose: () => void }) {
  const [make] = useStartPageMutation();
  const navigate = useNavigate();
  // One id for as long as the dialog is open: pressed twice it is still one page.
  const [recordId] = useState(newRecordId);
  const [ownAddress, setOwnAddress] = useState(false);

  const { form, formProps, failure, submitting } = useUiForm({
    closesOnSave: true,
    initialValues: { title: '', campName: '' },
    validate: {
      title: (value) => (value.trim() ? null : t`Title is required`),
      campName: (value) => (value.length >= 3 ? null : t`Use at least 3 letters or digits.`),
    },
    submit: async ({ title, campName }) => {
      const answer = await make({ _id: recordId, title: title.trim(), campName, templateId: start.templateId });
      const refusal = refusalOf(answer);
      if (refusal?.code.startsWith('campaigns.slug_')) {
        return { ...refusal, errors: [{ path: 'campName', message: refusal.message }] };
      }
      if (answer.data) {
        onClose();
        void navigate(`/edit/${answer.data.templateId}`);
      }
      return refusal;
    },
  });
  const { title, campName } = form.values;
  const verdict = useAddressCheck(campName);

  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput
          label={t`Title`}
          placeholder={t`Maravane Roastery`}
          description={t`Shown in the tab and in search results.`}
          maxLength={120}
          dir="auto"
          data-autofocus
          value={title}
          error={form.errors['title']}
          onChange={(event) => {
            const next = event.currentTarget.value;
            form.setFieldValue('title', next);
            if (!ownAddress) form.setFieldValue('campName', handleFrom(next));
          }}
        />
        <AddressField
          value={campName}
          verdict={verdict}
          error={typeof form.errors['campName'] === 'string' ? form.errors['campName'] : null}
          onChange={(next) => {
            setOwnAddress(next !== '');
            form.setFieldValue('campName', next);
          }}
        />
        <DialogFoot
          failure={failure}
          submit={t`Create page`}
          submitting={submitting}
          disabled={verdict.kind === 'refused'}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

/** A record id made here, so that a call sent twice makes one record. 24 hex digits. */
function newRecordId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
