import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { MediaView } from '@linkyard/contracts';
import { FormFailure } from '@linkyard/ui';
import { useState } from 'react';
import type { ApiError } from '../../../../shared/api/api-error.js';
import { sizeText } from '../../../../shared/media/upload/size-text.js';
import { filesText, kindsText } from '../media-words.js';
import { UseLinks } from '../UseLinks.js';
import type { LibraryActs } from '../use-library-acts.js';
import { useUsesOf } from '../use-uses-of.js';
import css from '../library.module.css';

interface DeleteDialogProps {
  /** null: closed. */
  media: readonly MediaView[] | null;
  acts: Pick<LibraryActs, 'remove'>;
  onClose: () => void;
  onDone: () => void;
}

/** @source spec 2 "Delete flow: select, confirm popup, 'Deleting...'" */
export function DeleteDialog(props: DeleteDialogProps) {
  const { media, onClose } = props;
  const count = media?.length ?? 0;
  return (
    <Modal
      opened={media !== null}
      onClose={onClose}
      title={count === 1 ? t`Delete this file?` : t`Delete ${filesText(count)}?`}
      size="md"
    >
      {media && <DeleteBody {...props} media={media} />}
    </Modal>
  );
}

function DeleteBody({ media, acts, onClose, onDone }: DeleteDialogProps & { media: readonly MediaView[] }) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  // What is in use is asked about a second time, when the server has said that it still is.
  const mustForce = refusal?.code === 'media.in_use';
  const bytes = media.reduce((sum, { file }) => sum + file.size, 0);

  const remove = async () => {
    setBusy(true);
    const answer = await acts.remove(media, mustForce);
    setBusy(false);
    setRefusal(answer);
    if (answer) return;
    onClose();
    onDone();
  };

  return (
    <Stack gap="md">
      <Text component="div" c="dimmed">
        {media.length === 1 ? <b dir="auto">{media[0]?.title}</b> : kindsText(media)}
        <Trans>
          <Plural
            value={media.length}
            one={`, ${sizeText(bytes)}, leaves your library. For 7 days you can take it back from Recently deleted.`}
            other={`, ${sizeText(bytes)}, leave your library. For 7 days you can take them back from Recently deleted.`}
          />
        </Trans>
      </Text>
      <Used media={media} />
      {mustForce ? (
        <div className={css['warning']} role="alert">
          <Trans>
            <Plural
              value={media.length}
              one="Those places will show nothing in its stead. Delete all the same?"
              other="Those places will show nothing in their stead. Delete all the same?"
            />
          </Trans>
          {refusal.errors && (
            <ul>
              {refusal.errors.slice(0, 5).map(({ path, message }) => (
                <li key={path} dir="auto">
                  {message}
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : (
        <FormFailure message={refusal?.message} requestId={refusal?.requestId} />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          color="red"
          // Only looks disabled: the focus stays where it is.
          data-disabled={isBusy || undefined}
          aria-disabled={isBusy}
          onClick={() => !isBusy && void remove()}
          data-autofocus
        >
          {isBusy ? t`Deleting...` : mustForce ? t`Delete anyway` : t`Delete`}
        </Button>
      </Group>
    </Stack>
  );
}

/** How many of them are used somewhere, and where. */
function Used({ media }: { media: readonly MediaView[] }) {
  const uses = useUsesOf(media);
  if (!uses || uses.usedFiles === 0) return null;
  const places = uses.places.length;
  return (
    <div>
      <Text>
        <Trans>
          {media.length === 1 ? t`It is` : plural(uses.usedFiles, { one: '# of them is', other: '# of them are' })} used
          in <Plural value={places} one="# place" other="# places" />:
        </Trans>
      </Text>
      <UseLinks uses={uses.places} most={6} />
    </div>
  );
}
