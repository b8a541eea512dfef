import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { refusalOf, type ApiError } from '../../shared/api/api-error.js';
import { Splash } from '../../shared/brand/Splash.js';
import { useOpenImpersonationMutation } from '../../shared/impersonation/api.js';
import { useChangeOfSession } from '../../shared/impersonation/use-change-of-session.js';
import { MessagePage } from '../../shared/message/Message.js';

/** Takes the ticket out of the address, so that it is in no history. */
function takeTicket(): string {
  const ticket = window.location.hash.slice(1);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return ticket;
}

/** Where a person of another site arrives who signs in as a user of this one. */
export function ImpersonationScreen() {
  const [open] = useOpenImpersonationMutation();
  const change = useChangeOfSession();
  const [ticket] = useState(takeTicket);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isBegun = useRef(false);
  useEffect(() => {
    // A ticket is good once, and in development effects run twice.
    if (isBegun.current || ticket === '') return;
    isBegun.current = true;
    void exchange();
    async function exchange() {
      const answer = await open({ ticket });
      if (answer.data) change(answer.data);
      else setFailure(refusalOf(answer));
    }
  }, [change, open, ticket]);
  if (!failure && ticket !== '') return <Splash />;
  return (
    <MessagePage
      drawing="broken"
      title={t`You are not signed in`}
      text={failure?.message ?? t`This link is incomplete`}
      action={
        <Button component={Link} to="/signin" variant="default">
          <Trans>Sign in</Trans>
        </Button>
      }
    />
  );
}
