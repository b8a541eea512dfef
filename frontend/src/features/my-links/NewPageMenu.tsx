import { Trans } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconFile, IconLayoutGrid, IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

interface NewPageMenuProps {
  onImport: () => void;
  onEmpty: () => void;
}

const icon = { size: 18, stroke: 1.5 };

/** Three ways to begin. */
export function NewPageMenu({ onImport, onEmpty }: NewPageMenuProps) {
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <Button rightSection={<IconChevronDown size={16} stroke={1.5} />}>
          <Trans>New page</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLayoutGrid {...icon} />} component={Link} to="/templates">
          <Trans>From a template</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconTableImport {...icon} />} onClick={onImport}>
          <Trans>Import a page you have</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconFile {...icon} />} onClick={onEmpty}>
          <Trans>Empty page</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
