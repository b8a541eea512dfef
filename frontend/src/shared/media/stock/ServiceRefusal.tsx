import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { EmptyState, ErrorState } from '@linkyard/ui';
import { Link } from 'react-router-dom';
import type { ApiError } from '../../api/api-error.js';
import { useUser } from '../../session/use-session.js';

/** Refusals that an admin can end. */
const setup = new Set([
  'integrations.stock_no_key',
  'integrations.stock_key_refused',
  'integrations.ai_no_key',
  'integrations.ai_key_refused',
]);

interface ServiceRefusalProps {
  failure: ApiError;
  retry: () => void;
  /** Said when not even the server could be asked. */
  fallback: string;
}

/** Why an external service failed: with a link to its settings for admins, else with a retry. */
export function ServiceRefusal({ failure, retry, fallback }: ServiceRefusalProps) {
  const user = useUser();
  if (!setup.has(failure.code)) {
    const shown = failure.code === 'network' ? { ...failure, message: fallback } : failure;
    return <ErrorState failure={shown} retry={retry} />;
  }
  const action = user?.role === 1 && (
    <Button component={Link} to="/admin/settings">
      <Trans>Open settings</Trans>
    </Button>
  );
  return <EmptyState drawing="broken" text={failure.message} action={action} />;
}
