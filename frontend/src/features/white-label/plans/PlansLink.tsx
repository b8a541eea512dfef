import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

/** Leads from the settings of a site to its plans. */
export const PlansLink = () => (
  <Button component={Link} to="/white-label/plans" variant="default" style={{ justifySelf: 'start' }}>
    <Trans>Plans of your people</Trans>
  </Button>
);
