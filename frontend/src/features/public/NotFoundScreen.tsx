import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { MessagePage } from '../../shared/message/Message.js';

/** `/not-found`: a link page that is not there. */
export function NotFoundScreen() {
  return (
    <MessagePage
      drawing="lost"
      title={t`Nobody lives at this address yet`}
      text={t`The page you are looking for was taken down, renamed, or never existed.`}
      action={
        <>
          <Button component={Link} to="/signup">
            <Trans>Claim an address</Trans>
          </Button>
          <Button component={Link} to="/" variant="default">
            <Trans>Go home</Trans>
          </Button>
        </>
      }
    />
  );
}
