import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { shelfKey, type Shelf } from '@linkyard/contracts';
import { DialogFoot, FormFailure, toast, useUiForm } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf, type ApiError } from '../../../../shared/api/api-error.js';
import { useRenameMediaFolderMutation } from '../api.js';
import { filesText } from '../media-words.js';

interface FolderDialogProps {
  /** null: closed. */
  folder: Shelf | null;
  onClose: () => void;
  onDone: (from: string, to: string) => void;
}

export function RenameFolder(props: FolderDialogProps & { folders: readonly Shelf[] }) {
  const { folder, onClose } = props;
  return (
    <Modal opened={folder !== null} onClose={onClose} title={t`Rename folder`} size="sm">
      {folder && <RenameForm {...props} folder={folder} />}
    </Modal>
  );
}

function RenameForm({
  folder,
  folders,
  onClose,
  onDone,
}: FolderDialogProps & { folder: Shelf; folders: readonly Shelf[] }) {
  const [rename] = useRenameMediaFolderMutation();
  const { form, formProps, failure, submitting } = useUiForm({
    closesOnSave: true,
    initialValues: { name: folder.name },
    validate: { name: (name: string) => (name.trim() ? null : t`A folder needs a name.`) },
    submit: async ({ name }) => {
      const answer = await rename({ folder: folder.name, name });
      const refusal = refusalOf(answer);
      if (refusal) return refusal;
      onDone(folder.name, answer.data?.folder ?? name.trim());
      onClose();
      return null;
    },
  });
  const same = folders.find(({ name }) => shelfKey(name) === shelfKey(form.values.name.trim()));
  const joins = same && same.name !== folder.name ? same : null;
  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput
          label={t`Name`}
          maxLength={60}
          data-autofocus
          {...(joins
            ? { description: t`“${joins.name}” exists: its ${filesText(joins.count)} and these become one folder.` }
            : {})}
          {...form.getInputProps('name')}
        />
        <DialogFoot failure={failure} submit={t`Rename`} submitting={submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** Only the folder goes; nothing is lost, so there is nothing to type. */
export function RemoveFolder({ folder, onClose, onDone }: FolderDialogProps) {
  const [rename, { isLoading }] = useRenameMediaFolderMutation();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const remove = async () => {
    if (!folder) return;
    const refusal = refusalOf(await rename({ folder: folder.name, name: '' }));
    setFailure(refusal);
    if (refusal) return;
    onDone(folder.name, '');
    toast.success(t`Folder removed`);
    close();
  };
  return (
    <Modal opened={folder !== null} onClose={close} title={t`Remove this folder?`} size="sm">
      <Stack gap="md">
        <Text c="dimmed">
          {folder && (
            <>
              <Trans>
                <b dir="auto">{folder.name}</b> goes; its {filesText(folder.count)} stay in your library, without a
                folder.
              </Trans>
            </>
          )}
        </Text>
        <FormFailure message={failure?.message} requestId={failure?.requestId} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button loading={isLoading} onClick={() => void remove()} data-autofocus>
            <Trans>Remove folder</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
