import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFolderSymlink, IconRestore, IconTag, IconTrash } from '@tabler/icons-react';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface BulkActsProps {
  count: number;
  onAsk: (what: 'move' | 'tag' | 'delete') => void;
}

/** What can be done with the chosen files. */
export function BulkActs({ count, onAsk }: BulkActsProps) {
  const quiet = { size: 'xs', variant: 'subtle', color: 'gray' } as const;
  return (
    <>
      <Button {...quiet} leftSection={<IconFolderSymlink {...icon} />} onClick={() => onAsk('move')}>
        <Trans>Move</Trans>
      </Button>
      <Button {...quiet} leftSection={<IconTag {...icon} />} onClick={() => onAsk('tag')}>
        <Trans>Tag</Trans>
      </Button>
      <Button
        {...quiet}
        color="red"
        leftSection={<IconTrash {...icon} />}
        onClick={() => onAsk('delete')}
        aria-label={t`Delete ${count}`}
      >
        <Trans>Delete</Trans>
      </Button>
    </>
  );
}

/** What can be done with files that were deleted. */
export function RestoreAct({ onRestore }: { onRestore: () => void }) {
  return (
    <Button size="xs" variant="subtle" leftSection={<IconRestore {...icon} />} onClick={onRestore}>
      <Trans>Restore</Trans>
    </Button>
  );
}
