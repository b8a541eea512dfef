import { Button } from '@mantine/core';
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { ErrorScreen } from '../../shared/message/ErrorScreen.js';
import { AuthLayout } from './AuthLayout.js';
import { CodeForm } from './CodeForm.js';
import { ConfirmByLink } from './ConfirmByLink.js';
import { handedEmail } from './use-session-landing.js';
import css from './auth.module.css';

/** /verify/{type}: by the code of a mail or by its link. @source models.md 1 "/verify/{type} types" */
export function VerifyScreen() {
  const { type } = useParams();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const token = params.get('token');
  const email = handedEmail(state) || params.get('email') || '';

  switch (type) {
    case 'email':
      return token ? <ConfirmByLink token={token} purpose="verifyEmail" /> : <EmailCode email={email} />;
    case 'changeEmail':
      return token ? <ConfirmByLink token={token} purpose="changeEmail" /> : <IncompleteLink />;
    case 'reset':
      return token ? (
        <Navigate to={`/resetPassword?token=${encodeURIComponent(token)}`} replace />
      ) : (
        <ResetCode email={email} />
      );
    default:
      return <ErrorScreen />;
  }
}

function EmailCode({ email }: { email: string }) {
  return (
    <AuthLayout
      title="Check your e-mail"
      text={
        email ? (
          <>
            We have sent six digits to <b>{email}</b>.
          </>
        ) : (
          'Enter your address and the six digits we have sent.'
        )
      }
      foot={
        <>
          Wrong address? <Link to="/signup">Start again</Link>
        </>
      }
    >
      <CodeForm email={email} purpose="verifyEmail" />
    </AuthLayout>
  );
}

function ResetCode({ email }: { email: string }) {
  return (
    <AuthLayout
      title="Enter your code"
      text={
        email ? (
          <>
            The mail to <b>{email}</b> has six digits beside the link.
          </>
        ) : (
          'The mail we sent has six digits beside the link.'
        )
      }
      foot={<Link to="/signin">Back to sign in</Link>}
    >
      <CodeForm email={email} purpose="resetPassword" />
    </AuthLayout>
  );
}

function IncompleteLink() {
  return (
    <AuthLayout title="This link is incomplete" text="Open the newest mail from us once more.">
      <div className={css['fields']} style={{ marginTop: 24 }}>
        <Button component={Link} to="/">
          Go home
        </Button>
      </div>
    </AuthLayout>
  );
}
