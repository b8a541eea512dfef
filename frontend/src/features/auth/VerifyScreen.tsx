import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { ErrorScreen } from '../../shared/message/ErrorScreen.js';
import { AcceptInvitation } from './AcceptInvitation.js';
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
    case 'subUserInvite':
      return token ? <AcceptInvitation token={token} /> : <IncompleteLink />;
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
      title={t`Check your e-mail`}
      text={
        email ? (
          <>
            <Trans>
              We have sent six digits to <b>{email}</b>.
            </Trans>
          </>
        ) : (
          t`Enter your address and the six digits we have sent.`
        )
      }
      foot={
        <>
          <Trans>
            Wrong address?{' '}
            <Link to="/signup">
              <Trans>Start again</Trans>
            </Link>
          </Trans>
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
      title={t`Enter your code`}
      text={
        email ? (
          <>
            <Trans>
              The mail to <b>{email}</b> has six digits beside the link.
            </Trans>
          </>
        ) : (
          t`The mail we sent has six digits beside the link.`
        )
      }
      foot={
        <Link to="/signin">
          <Trans>Back to sign in</Trans>
        </Link>
      }
    >
      <CodeForm email={email} purpose="resetPassword" />
    </AuthLayout>
  );
}

function IncompleteLink() {
  return (
    <AuthLayout title={t`This link is incomplete`} text={t`Open the newest mail from us once more.`}>
      <div className={css['fields']} style={{ marginTop: 24 }}>
        <Button component={Link} to="/">
          <Trans>Go home</Trans>
        </Button>
      </div>
    </AuthLayout>
  );
}
