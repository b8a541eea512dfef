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
      title="Unexpected Application Error!"
      text={
        chunkIsGone
          ? 'A part of the app could not be loaded. There may be a newer version, or no network.'
          : 'This screen stopped working. What you saved is safe.'
      }
      action={<Button onClick={() => window.location.reload()}>Load again</Button>}
    />
  );
}
