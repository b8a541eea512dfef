import { t } from '@lingui/core/macro';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import type { EditorContext } from './context.js';

interface LinkedFileButtonProps {
  /** Of the field it stands in. */
  label: string;
  /** The whole address, so that it also serves where no page is around it: in a QR code, in a mail. */
  onChosen: (address: string) => void;
  context: EditorContext;
}

/** A document of the media library as what a link leads to: a menu, a press kit. */
export function LinkedFileButton({ label, onChosen, context }: LinkedFileButtonProps) {
  const pick = async () => {
    const chosen = await context.pickFile('document');
    if (chosen) onChosen(new URL(chosen.path, location.origin).href);
  };
  return (
    <Tooltip label={t`A document of your library`}>
      <ActionIcon variant="subtle" aria-label={t`${label}: a document of your library`} onClick={() => void pick()}>
        <IconPaperclip size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
