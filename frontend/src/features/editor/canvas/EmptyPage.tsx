import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { addBlock } from '../store/document-commands.js';
import { useEditorSession } from '../store/use-editor.js';
import css from './canvas.module.css';

/** A page with nothing on it yet, and three good ways to begin. */
export function EmptyPage({ onPick }: { onPick: () => void }) {
  const session = useEditorSession();
  const begin = (code: string) => () => void addBlock(session, code, 0);
  return (
    <div className={css['empty']}>
      <p className={css['emptyTitle']}>
        <Trans>This page is empty</Trans>
      </p>
      <p className={css['emptyText']}>
        <Trans>Begin with who you are, a link, or anything from the list of blocks.</Trans>
      </p>
      <div className={css['emptyActions']}>
        <Button onClick={begin('el_profile')}>
          <Trans>Add your profile</Trans>
        </Button>
        <Button variant="default" onClick={begin('el_link')}>
          <Trans>Add a link</Trans>
        </Button>
        <Button variant="subtle" leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={onPick}>
          <Trans>All blocks</Trans>
        </Button>
      </div>
    </div>
  );
}
