import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { CardsSkeleton, ErrorState, InlineAlert, PageHead } from '@linkyard/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../shared/api/api-error.js';
import { useConnectCalendarMutation } from '../api.js';
import { ChooseCalendarsDrawer } from './ChooseCalendarsDrawer.js';

/** Where Google and Microsoft send the browser back to: finishes connecting and asks which calendars block slots. */
export function CalendarRedirectScreen() {
  const [params] = useSearchParams();
  const provider = useLocation().pathname.endsWith('/microsoftCalendar') ? 'microsoft' : 'google';
  const navigate = useNavigate();
  const [connect, { data, error, isLoading }] = useConnectCalendarMutation();
  // Read once: a code can be used once.
  const [answer] = useState({ code: params.get('code') ?? '', state: params.get('state') ?? '' });
  const isAllowed = answer.code !== '' && answer.state !== '';

  const hasBegun = useRef(false);

  useEffect(() => {
    if (!isAllowed || hasBegun.current) return;
    hasBegun.current = true;
    void connect({ provider, ...answer });
  }, [answer, connect, isAllowed, provider]);

  const back = (
    <Group mt="md">
      <Button component={Link} to="/integrations">
        <Trans>Back to integrations</Trans>
      </Button>
    </Group>
  );
  return (
    <div data-wide>
      <PageHead title={t`Connecting your calendar`} purpose={t`Your calendars are read for the first time.`} />
      {isAllowed && isLoading && <CardsSkeleton />}
      {!isAllowed && (
        <>
          <InlineAlert
            title={t`${provider === 'google' ? t`Google` : t`Microsoft`} did not give us access, so nothing has been connected.`}
          />
          {back}
        </>
      )}
      {error && (
        <>
          <ErrorState failure={asApiError(error)} />
          {back}
        </>
      )}
      <ChooseCalendarsDrawer account={data?.account ?? null} onClose={() => void navigate('/integrations')} />
    </div>
  );
}
