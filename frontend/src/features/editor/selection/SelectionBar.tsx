import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconClipboardCopy,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconTemplate,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { copyByButton } from '../clipboard/system-clipboard.js';
import { useOpenDialog } from '../open-dialog.js';
import { orderOf } from '../document/document.js';
import { deleteBlocks, duplicateBlocks, hideBlocks, shiftBlocks } from '../store/block-commands.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import css from './selection.module.css';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** What can be done with several blocks at once; each is one step back. */
export function SelectionBar() {
  const session = useEditorSession();
  const open = useOpenDialog();
  const isCreator = useEditor((state) => state.template.ownerKind === 'user');
  const marked = useEditor((state) => state.marked);
  const isPicking = useEditor((state) => state.isPicking);
  const isAnyShown = useEditor(({ document }) => marked.some((id) => document.sections[id]?.status === 1));
  const all = useEditor(({ document, pageId }) => orderOf(document, pageId).length);
  if (marked.length < 2 && !isPicking) return null;
  const isOff = marked.length === 0;
  const { store } = session;
  return (
    <div className={css['bar']} role="toolbar" aria-label={t`Selected blocks`}>
      <span className={css['count']} role="status">
        {isOff ? t`Tap the blocks` : t`${marked.length} of ${all}`}
      </span>
      <ToolbarButton label={t`Move up`} isOff={isOff} onUse={() => shiftBlocks(session, marked, -1)}>
        <IconArrowUp {...icon} />
      </ToolbarButton>
      <ToolbarButton label={t`Move down`} isOff={isOff} onUse={() => shiftBlocks(session, marked, 1)}>
        <IconArrowDown {...icon} />
      </ToolbarButton>
      <ToolbarButton label={t`Duplicate`} isOff={isOff} onUse={() => duplicateBlocks(session, marked)}>
        <IconCopy {...icon} />
      </ToolbarButton>
      <ToolbarButton label={t`Copy`} isOff={isOff} onUse={() => void copyByButton(session)}>
        <IconClipboardCopy {...icon} />
      </ToolbarButton>
      <ToolbarButton
        label={isAnyShown || isOff ? t`Hide` : t`Show`}
        isOff={isOff}
        onUse={() => hideBlocks(session, marked)}
      >
        {isAnyShown || isOff ? <IconEyeOff {...icon} /> : <IconEye {...icon} />}
      </ToolbarButton>
      <ToolbarButton label={t`Delete`} isOff={isOff} onUse={() => deleteBlocks(session, marked)}>
        <IconTrash {...icon} />
      </ToolbarButton>
      {isCreator && (
        <ToolbarButton label={t`Save as ready-made`} isOff={isOff} onUse={() => open('saveReadyMade')}>
          <IconTemplate {...icon} />
        </ToolbarButton>
      )}
      <ToolbarButton label={t`End selecting`} onUse={() => store.pick(false)}>
        <IconX {...icon} />
      </ToolbarButton>
    </div>
  );
}

interface ToolbarButtonProps {
  label: string;
  isOff?: boolean;
  onUse: () => void;
  children: ReactNode;
}

function ToolbarButton({ label, isOff = false, onUse, children }: ToolbarButtonProps) {
  return (
    <ActionIcon
      className={css['button'] ?? ''}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      data-off={isOff || undefined}
      onClick={() => !isOff && onUse()}
    >
      {children}
    </ActionIcon>
  );
}
