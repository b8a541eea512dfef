import { t } from '@lingui/core/macro';
import { Modal, MultiSelect, Stack, TagsInput } from '@mantine/core';
import type { MediaView } from '@linkyard/contracts';
import { DialogFoot, toast, useUiForm } from '@linkyard/ui';
import { useMediaFoldersQuery } from '../api.js';
import { filesText } from '../media-words.js';
import { splitTags } from '../split-tags.js';
import type { LibraryActs } from '../use-library-acts.js';

interface TagDialogProps {
  /** null: closed. */
  media: readonly MediaView[] | null;
  acts: Pick<LibraryActs, 'change'>;
  onClose: () => void;
  onDone: () => void;
}

export function TagDialog(props: TagDialogProps) {
  const { media, onClose } = props;
  return (
    <Modal opened={media !== null} onClose={onClose} title={t`Tag ${filesText(media?.length ?? 0)}`} size="sm">
      {media && <TagForm {...props} media={media} />}
    </Modal>
  );
}

interface TagValues extends Record<string, unknown> {
  addTags: string[];
  removeTags: string[];
}

function TagForm({ media, acts, onClose, onDone }: TagDialogProps & { media: readonly MediaView[] }) {
  const known = useMediaFoldersQuery({}).data?.tags.map(({ name }) => name) ?? [];
  const present = [...new Set(media.flatMap(({ tags }) => tags))];
  const initialValues: TagValues = { addTags: [], removeTags: [] };
  const { form, formProps, failure, submitting } = useUiForm({
    closesOnSave: true,
    initialValues,
    validate: {
      addTags: (tags: string[], { removeTags }: TagValues) =>
        tags.length + removeTags.length > 0 ? null : t`Write a tag and press Enter.`,
    },
    submit: async ({ addTags, removeTags }) => {
      const refusal = await acts.change(media, {
        ...(addTags.length > 0 ? { addTags } : {}),
        ...(removeTags.length > 0 ? { removeTags } : {}),
      });
      if (refusal) return refusal;
      toast.success(t`Tags saved`);
      onClose();
      onDone();
      return null;
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <TagsInput
          label={t`Add tags`}
          description={t`Enter or a comma ends a tag.`}
          data={known}
          maxTags={20}
          maxLength={40}
          acceptValueOnBlur
          data-autofocus
          {...form.getInputProps('addTags')}
          onChange={(tags) => form.setFieldValue('addTags', splitTags(tags))}
        />
        {present.length > 0 && (
          <MultiSelect label={t`Remove tags`} data={present} clearable {...form.getInputProps('removeTags')} />
        )}
        <DialogFoot failure={failure} submit={t`Save tags`} submitting={submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}
