import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Message } from '../../shared/message/Message.js';

/** `/not-found`: a link page that is not there. */
export function NotFoundScreen() {
  return (
    <Message
      drawing="lost"
      title="Nobody lives at this address yet"
      text="The page you are looking for was taken down, renamed, or never existed."
      action={
        <>
          <Button component={Link} to="/signup">
            Claim an address
          </Button>
          <Button component={Link} to="/" variant="default">
            Go home
          </Button>
        </>
      }
    />
  );
}
