import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { EmptyState, ErrorState } from '@linkyard/ui';
import { Link } from 'react-router-dom';
import type { ApiError } from '../api/api-error.js';

interface LoadFailureProps {
  error: ApiError;
  retry: () => void;
  /** That there is no such record, in one sentence. */
  missing: string;
  /** Where a person finds the ones that exist. */
  back: { to: string; label: string };
}

/** In place of a screen about one record that could not be loaded. */
export function LoadFailure({ error, retry, missing, back }: LoadFailureProps) {
  // An address with a wrong id is refused before anything is looked up.
  const isMissing = error.code === 'core.not_found' || error.httpStatus === 422;
  if (!isMissing) return <ErrorState failure={error} retry={retry} />;
  return (
    <EmptyState
      drawing="lost"
      text={missing}
      hint={t`It may have been deleted, or it belongs to another account.`}
      action={
        <Button component={Link} to={back.to}>
          {back.label}
        </Button>
      }
    />
  );
}
