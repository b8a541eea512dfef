import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { usePageTitle } from '../title/page-title.js';
import { MessagePage } from './Message.js';

/** `/error`, and every unknown path. @source spec 2 "Any other path shows the error page" */
export function ErrorScreen() {
  usePageTitle('Error');
  const { pathname } = useLocation();
  const asked = pathname !== '/error';
  return (
    <MessagePage
      drawing="lost"
      title={asked ? t`This page does not exist` : t`Something went wrong`}
      text={
        asked
          ? t`The address may be mistyped, or what stood here has moved.`
          : t`That did not work. Go back and try once more; if it happens again, tell the person who sent you here.`
      }
      action={
        <Button component={Link} to="/">
          <Trans>Go home</Trans>
        </Button>
      }
    />
  );
}
