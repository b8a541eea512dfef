import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';

/** What of a site has a screen of its own. */
export const MoreOfSite = () => (
  <Group>
    <Button component={Link} to="/white-label/legal" variant="default">
      <Trans>Legal pages</Trans>
    </Button>
    <Button component={Link} to="/white-label/mails" variant="default">
      <Trans>Mail texts</Trans>
    </Button>
    <Button component={Link} to="/white-label/social" variant="default">
      <Trans>Sign-in with Google and Facebook</Trans>
    </Button>
  </Group>
);
