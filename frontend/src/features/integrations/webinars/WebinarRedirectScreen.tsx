import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { CardsSkeleton, ErrorState, InlineAlert, PageHead } from '@linkyard/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../shared/api/api-error.js';
import { useAuthWebinarProviderMutation } from '../api.js';

/** Where GoTo sends the browser back to: finishes connecting. */
export function WebinarRedirectScreen() {
  const [params] = useSearchParams();
  const [connect, { data, error, isLoading }] = useAuthWebinarProviderMutation();
  // Read once: a code can be used once.
  const [answer] = useState({ code: params.get('code') ?? '', state: params.get('state') ?? '' });
  const isAllowed = answer.code !== '' && answer.state !== '';
  const hasBegun = useRef(false);

  useEffect(() => {
    if (!isAllowed || hasBegun.current) return;
    hasBegun.current = true;
    void connect(answer);
  }, [answer, connect, isAllowed]);

  const connection = data?.connection;
  return (
    <div data-wide>
      <PageHead title={t`Connecting GoToWebinar`} purpose={t`Your webinars can be held there.`} />
      {isAllowed && isLoading && <CardsSkeleton />}
      {!isAllowed && <InlineAlert title={t`GoTo did not give us access, so nothing has been connected.`} />}
      {error && <ErrorState failure={asApiError(error)} />}
      {connection && <InlineAlert tone="success" title={t`GoToWebinar is connected: ${connection.email}`} />}
      {(!isAllowed || error || connection) && (
        <Group mt="md">
          <Button component={Link} to="/integrations">
            <Trans>Back to integrations</Trans>
          </Button>
          {connection && (
            <Button component={Link} to="/webinars" variant="default">
              <Trans>Open my webinars</Trans>
            </Button>
          )}
        </Group>
      )}
    </div>
  );
}
