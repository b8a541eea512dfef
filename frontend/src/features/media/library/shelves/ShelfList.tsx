import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import {
  IconDots,
  IconFolder,
  IconFolderOff,
  IconHash,
  IconPencil,
  IconPhoto,
  IconTrash,
  type Icon,
} from '@tabler/icons-react';
import type { Shelf } from '@linkyard/contracts';
import { formatCount, type TableState } from '@linkyard/ui';
import { useState, type ReactNode } from 'react';
import { useMediaFoldersQuery } from '../api.js';
import { atShelf } from '../library-query.js';
import { RemoveFolder, RenameFolder } from './FolderDialogs.js';
import css from './shelves.module.css';

interface ShelfListProps {
  state: TableState;
  onChange: (part: Partial<TableState>) => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Where files can be looked for: everything, a folder, a tag, or what was deleted. */
export function ShelfList({ state, onChange }: ShelfListProps) {
  const { folders = [], tags = [] } = useMediaFoldersQuery({}).data ?? {};
  const [asked, setAsked] = useState<{ what: 'rename' | 'remove'; folder: Shelf } | null>(null);
  const { folder, tag, deleted } = state.filters;
  const go = (shelf: TableState['filters']) => onChange({ filters: atShelf(state.filters, shelf) });
  const of = (what: 'rename' | 'remove') => (asked?.what === what ? asked.folder : null);
  // The folder that is looked into may be called something else now, or be gone.
  const moved = (from: string, to: string) => folder === from && go(to ? { folder: to } : {});

  return (
    <nav className={css['shelves']} aria-label={t`Folders and tags`}>
      <ul>
        <Row icon={IconPhoto} label={t`All files`} isHere={!folder && !tag && !deleted} onGo={() => go({})} />
      </ul>
      <h2>
        <Trans>Folders</Trans>
      </h2>
      {folders.length === 0 && (
        <p className={css['hint']}>
          <Trans>Move files into a folder to make one.</Trans>
        </p>
      )}
      <ul>
        {folders.map((shelf) => (
          <Row
            key={shelf.name}
            icon={IconFolder}
            label={shelf.name}
            count={shelf.count}
            isHere={folder === shelf.name}
            onGo={() => go({ folder: shelf.name })}
            menu={<FolderMenu folder={shelf} onAsk={(what) => setAsked({ what, folder: shelf })} />}
          />
        ))}
      </ul>
      {tags.length > 0 && (
        <h2>
          <Trans>Tags</Trans>
        </h2>
      )}
      <ul>
        {tags.map((shelf) => (
          <Row
            key={shelf.name}
            icon={IconHash}
            label={shelf.name}
            count={shelf.count}
            isHere={tag === shelf.name}
            onGo={() => go({ tag: shelf.name })}
          />
        ))}
      </ul>
      <ul className={css['last']}>
        <Row icon={IconTrash} label={t`Recently deleted`} isHere={deleted === '1'} onGo={() => go({ deleted: '1' })} />
      </ul>
      <RenameFolder folder={of('rename')} folders={folders} onClose={() => setAsked(null)} onDone={moved} />
      <RemoveFolder folder={of('remove')} onClose={() => setAsked(null)} onDone={moved} />
    </nav>
  );
}

interface RowProps {
  icon: Icon;
  count?: number;
  isHere: boolean;
  onGo: () => void;
  menu?: ReactNode;
  label: string;
}

function Row({ icon: RowIcon, count, isHere, onGo, menu, label }: RowProps) {
  return (
    <li data-here={isHere || undefined}>
      <UnstyledButton className={css['go'] ?? ''} onClick={onGo} aria-current={isHere || undefined}>
        <RowIcon {...icon} />
        <bdi title={label}>{label}</bdi>
        {count !== undefined && <small>{formatCount(count)}</small>}
      </UnstyledButton>
      {menu}
    </li>
  );
}

function FolderMenu({ folder, onAsk }: { folder: Shelf; onAsk: (what: 'rename' | 'remove') => void }) {
  return (
    <Menu position="bottom-end" width={190}>
      <Menu.Target>
        <ActionIcon size={30} aria-label={t`More for folder ${folder.name}`}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onAsk('rename')}>
          <Trans>Rename</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconFolderOff {...icon} />} onClick={() => onAsk('remove')}>
          <Trans>Remove folder</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
