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
        <Button rightSection={<IconChevronDown size={16} stroke={1.5} />}>New page</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLayoutGrid {...icon} />} component={Link} to="/templates">
          From a template
        </Menu.Item>
        <Menu.Item leftSection={<IconTableImport {...icon} />} onClick={onImport}>
          Import a page you have
        </Menu.Item>
        <Menu.Item leftSection={<IconFile {...icon} />} onClick={onEmpty}>
          Empty page
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
