import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCopy,
  IconDots,
  IconEyeOff,
  IconGripVertical,
  IconHome,
  IconPencil,
  IconSettings,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { addPage, deletePage } from '../store/document-commands.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { InlineName } from './InlineName.js';
import css from './pages.module.css';

interface PageRowProps {
  id: string;
  onOpened: (() => void) | undefined;
  onSettings: () => void;
}

export function PageRow({ id, onOpened, onSettings }: PageRowProps) {
  const { store } = useEditorSession();
  const page = useEditor((state) => state.document.pages[id]);
  const isOpen = useEditor((state) => state.pageId === id);
  const isHome = useEditor((state) => state.document.template.homePageId === id);
  const hasProblem = useEditor((state) => state.sync.problems[`p:${id}`] !== undefined);
  const [isNaming, setNaming] = useState(false);
  const sortable = useSortable({ id });
  if (!page) return null;
  const style = { transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition };
  return (
    <li ref={sortable.setNodeRef} className={css['row']} data-open={isOpen || undefined} style={style}>
      <button
        type="button"
        ref={sortable.setActivatorNodeRef}
        {...sortable.attributes}
        {...sortable.listeners}
        className={css['grip']}
        aria-label={t`Move page ${page.name}`}
      >
        <IconGripVertical size={16} stroke={1.5} aria-hidden />
      </button>
      {isNaming ? (
        <InlineName
          label={t`Name of the page`}
          name={page.name}
          maxLength={60}
          onKeep={(name) => store.act({ type: 'renamePage', id, name })}
          onDone={() => setNaming(false)}
        />
      ) : (
        <button
          type="button"
          className={css['name']}
          aria-current={isOpen ? 'page' : undefined}
          onClick={() => {
            store.openPage(id);
            onOpened?.();
          }}
          onDoubleClick={() => setNaming(true)}
        >
          <span dir="auto" title={page.name}>
            {page.name}
          </span>
          {isHome && <IconHome size={16} stroke={1.5} aria-label={t`Home page`} role="img" />}
          {page.status === 0 && <IconEyeOff size={16} stroke={1.5} aria-label={t`Hidden`} role="img" />}
          {hasProblem && (
            <span className={css['problem']}>
              <Trans>not saved</Trans>
            </span>
          )}
        </button>
      )}
      <PageMenu id={id} isHome={isHome} name={page.name} onRename={() => setNaming(true)} onSettings={onSettings} />
    </li>
  );
}

interface PageMenuProps {
  id: string;
  name: string;
  isHome: boolean;
  onRename: () => void;
  onSettings: () => void;
}

function PageMenu({ id, name, isHome, onRename, onSettings }: PageMenuProps) {
  const session = useEditorSession();
  const { store } = session;
  const isLast = useEditor((state) => state.document.pageIds.length === 1);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon aria-label={t`More for page ${name}`}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />} onClick={onRename}>
          <Trans>Rename</Trans>
        </Menu.Item>
        <Menu.Item
          leftSection={<IconSettings size={16} stroke={1.5} aria-hidden />}
          onClick={() => {
            store.openPage(id);
            onSettings();
          }}
        >
          <Trans>Page settings</Trans>
        </Menu.Item>
        <Menu.Item
          leftSection={<IconHome size={16} stroke={1.5} aria-hidden />}
          disabled={isHome}
          onClick={() => store.act({ type: 'setHome', id })}
        >
          <Trans>Make it the home page</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} stroke={1.5} aria-hidden />} onClick={() => addPage(session, id)}>
          <Trans>Duplicate</Trans>
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
          disabled={isLast}
          onClick={() => deletePage(session, id)}
        >
          <Trans>Delete</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
