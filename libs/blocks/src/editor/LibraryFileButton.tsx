import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFolderOpen } from '@tabler/icons-react';
import type { ChosenFile, EditorContext, FileKind } from './context.js';

interface LibraryFileButtonProps {
  kind: FileKind;
  onChosen: (file: ChosenFile) => void;
  context: EditorContext;
}

/** A file of the media library instead of an address. */
export function LibraryFileButton({ kind, onChosen, context }: LibraryFileButtonProps) {
  const pick = async () => {
    const chosen = await context.pickFile(kind);
    if (chosen) onChosen(chosen);
  };
  return (
    <Button
      variant="default"
      style={{ alignSelf: 'start' }}
      leftSection={<IconFolderOpen size={18} stroke={1.5} />}
      onClick={() => void pick()}
    >
      <Trans>Choose from the library</Trans>
    </Button>
  );
}
