import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useRouteError } from 'react-router-dom';
import { Message } from '../shared/message/Message.js';

/** A screen that failed while drawing itself. @source spec 8 "Generic router fallback" */
export function UnexpectedError() {
  const error = useRouteError();
  const chunkIsGone = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <Message
      drawing="broken"
      title={t`Unexpected Application Error!`}
      text={
        chunkIsGone
          ? t`A part of the app could not be loaded. There may be a newer version, or no network.`
          : t`This screen stopped working. What you saved is safe.`
      }
      action={
        <Button onClick={() => window.location.reload()}>
          <Trans>Load again</Trans>
        </Button>
      }
    />
  );
}
