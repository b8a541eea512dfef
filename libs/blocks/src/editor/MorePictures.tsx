import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import type { ChosenPicture, EditorContext } from './context.js';

interface MorePicturesProps {
  /** How many the block still has room for. */
  room: number;
  onChosen: (pictures: readonly ChosenPicture[]) => void;
  context: EditorContext;
}

/** Several pictures of the media library at once, each of which becomes an entry of its own. */
export function MorePictures({ room, onChosen, context }: MorePicturesProps) {
  const pick = async () => {
    const chosen = await context.pickImages(room);
    if (chosen.length > 0) onChosen(chosen);
  };
  return (
    <Button
      variant="default"
      disabled={room < 1}
      leftSection={<IconPhotoPlus size={18} stroke={1.5} />}
      onClick={() => void pick()}
    >
      <Trans>Choose several pictures</Trans>
    </Button>
  );
}
