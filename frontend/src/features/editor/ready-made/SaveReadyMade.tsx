import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Modal, Stack, Text, TextInput } from '@mantine/core';
import { saveBlockTemplate } from '@linkyard/contracts';
import { DialogFoot, toast, useUiForm, translated } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useEditorSaveReadyMadeMutation } from '../api.js';
import { blockTitle } from '../store/block-names.js';
import { useEditorSession } from '../store/use-editor.js';

/** Keeps the selected blocks for other pages, under a name. */
export function SaveReadyMade({ onClose }: { onClose: () => void }) {
  const { store } = useEditorSession();
  const [save] = useEditorSaveReadyMadeMutation();
  const { document, marked } = store.getState();
  const sections = marked.flatMap((id) => document.sections[id] ?? []);
  const [first] = sections;
  const { form, formProps, failure, submitting } = useUiForm({
    closesOnSave: true,
    initialValues: { name: first && sections.length === 1 ? blockTitle(first) : '' },
    validate: { name: (value) => (value.trim() === '' ? t`Name is required` : null) },
    submit: async ({ name }) => {
      const drafts = sections.map(({ type, title, sectionData, style, animation, audience, status }) => ({
        type,
        title,
        sectionData,
        style,
        animation,
        ...audience,
        status,
      }));
      const refusal = refusalOf(await save({ name, sections: drafts }));
      if (refusal) return refusal;
      toast.success(translated(saveBlockTemplate.message));
      onClose();
      return null;
    },
  });
  return (
    <Modal opened onClose={onClose} title={t`Save as ready-made`} size="sm">
      <form {...formProps}>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            <Trans>
              <Plural
                value={sections.length}
                one="A copy of this block waits under Ready-made for all of your pages."
                other="A copy of these # blocks waits under Ready-made for all of your pages."
              />
            </Trans>
          </Text>
          <TextInput label={t`Name`} maxLength={120} data-autofocus {...form.getInputProps('name')} />
          <DialogFoot
            failure={failure}
            submit={t`Save`}
            submitting={submitting}
            disabled={sections.length === 0}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}
