import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';

/** From an empty table to where it is filled; and to spam, which the table does not show of itself. */
export function EmptyActs() {
  return (
    <Group gap="xs" justify="center">
      <Button component={Link} to="/mylinks">
        <Trans>Open my pages</Trans>
      </Button>
      <Button variant="subtle" color="gray" component={Link} to="?state=spam">
        <Trans>Look into spam</Trans>
      </Button>
    </Group>
  );
}
