import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';

/** From an empty table to where it is filled; and to spam, which the table does not show of itself. */
export function EmptyActs() {
  return (
    <Group gap="xs" justify="center">
      <Button component={Link} to="/mylinks">
        Open my pages
      </Button>
      <Button variant="subtle" color="gray" component={Link} to="?state=spam">
        Look into spam
      </Button>
    </Group>
  );
}
