import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { failureOf, RequestId } from '@linkyard/ui';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Message, MessagePage } from '../shared/message/Message.js';

/** A screen that failed while drawing itself, in the place of the screen. @source spec 8 "Generic router fallback" */
export function ScreenError() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  // The boundary draws its screen again after a navigation; a missing chunk comes only with a new document.
  const openAgain = () => void navigate(location, { replace: true, state: location.state });
  const retry = isChunkGone(error) ? reload : openAgain;
  return <Message {...messageOf(error, retry)} />;
}

/** What failed outside of any screen: the frame itself, or the way to it. */
export function UnexpectedError() {
  return <MessagePage {...messageOf(useRouteError(), reload)} />;
}

const reload = () => window.location.reload();
const isChunkGone = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message);

function messageOf(error: unknown, retry: () => void) {
  const { requestId } = failureOf(error);
  return {
    drawing: 'broken',
    title: t`Unexpected Application Error!`,
    text: isChunkGone(error)
      ? t`A part of the app could not be loaded. There may be a newer version, or no network.`
      : t`This screen stopped working. What you saved is safe.`,
    action: (
      <>
        <Button onClick={retry}>{retry === reload ? <Trans>Load again</Trans> : <Trans>Try again</Trans>}</Button>
        {requestId && <RequestId id={requestId} />}
      </>
    ),
  } as const;
}
