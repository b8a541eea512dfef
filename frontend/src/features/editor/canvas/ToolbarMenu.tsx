import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconClipboard, IconClipboardCopy, IconCut, IconListCheck, IconTemplate } from '@tabler/icons-react';
import { copyByButton, cutByButton, pasteByButton } from '../clipboard/system-clipboard.js';
import { useOpenDialog } from '../open-dialog.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { MoreButton } from './MoreButton.js';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

interface ToolbarMenuProps {
  /** It was asked for before it was loaded. */
  isOpenAtOnce: boolean;
}

/** What is done to a block less often than what the bar shows. */
export function ToolbarMenu({ isOpenAtOnce }: ToolbarMenuProps) {
  const session = useEditorSession();
  const open = useOpenDialog();
  const isCreator = useEditor((state) => state.template.ownerKind === 'user');
  return (
    <Menu position="bottom-end" withinPortal defaultOpened={isOpenAtOnce}>
      <Menu.Target>
        <MoreButton />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconClipboardCopy {...icon} />} onClick={() => void copyByButton(session)}>
          <Trans>Copy</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconCut {...icon} />} onClick={() => void cutByButton(session)}>
          <Trans>Cut</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconClipboard {...icon} />} onClick={() => void pasteByButton(session)}>
          <Trans>Paste after</Trans>
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconListCheck {...icon} />} onClick={() => session.store.pick(true)}>
          <Trans>Select several</Trans>
        </Menu.Item>
        {isCreator && (
          <Menu.Item leftSection={<IconTemplate {...icon} />} onClick={() => open('saveReadyMade')}>
            <Trans>Save as ready-made</Trans>
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
