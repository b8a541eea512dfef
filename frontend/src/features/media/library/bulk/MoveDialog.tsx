import { t } from '@lingui/core/macro';
import { Autocomplete, Modal, Stack } from '@mantine/core';
import { shelfKey, type MediaView } from '@linkyard/contracts';
import { DialogFoot, useUiForm } from '@linkyard/ui';
import { useMediaFoldersQuery } from '../api.js';
import { filesText } from '../media-words.js';
import type { LibraryActs } from '../use-library-acts.js';

interface MoveDialogProps {
  /** null: closed. */
  media: readonly MediaView[] | null;
  acts: Pick<LibraryActs, 'move'>;
  onClose: () => void;
  onDone: () => void;
}

/** Into a folder that is there or that this makes, or out of one. */
export function MoveDialog(props: MoveDialogProps) {
  const { media, onClose } = props;
  return (
    <Modal opened={media !== null} onClose={onClose} title={t`Move ${filesText(media?.length ?? 0)}`} size="sm">
      {media && <MoveForm {...props} media={media} />}
    </Modal>
  );
}

function MoveForm({ media, acts, onClose, onDone }: MoveDialogProps & { media: readonly MediaView[] }) {
  const folders = useMediaFoldersQuery({}).data?.folders ?? [];
  const [first] = media;
  const common = first && media.every(({ folder }) => folder === first.folder) ? first.folder : '';
  const { form, formProps, failure, submitting } = useUiForm({
    closesOnSave: true,
    initialValues: { folder: common },
    submit: async ({ folder }) => {
      const known = folders.find(({ name }) => shelfKey(name) === shelfKey(folder.trim()))?.name;
      const refusal = await acts.move(media, known ?? folder.trim());
      if (refusal) return { ...refusal, errors: refusal.errors?.map((error) => ({ ...error, path: 'folder' })) ?? [] };
      onClose();
      onDone();
      return null;
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <Autocomplete
          label={t`Folder`}
          description={t`A new name makes a new folder. Leave it empty to take files out of theirs.`}
          data={folders.map(({ name }) => name)}
          maxLength={60}
          // Enter sends what was typed: the beginning of one folder's name may be the whole of another's.
          selectFirstOptionOnChange={false}
          data-autofocus
          {...form.getInputProps('folder')}
        />
        <DialogFoot failure={failure} submit={t`Move`} submitting={submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}
