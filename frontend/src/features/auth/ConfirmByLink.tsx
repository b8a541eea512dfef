import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { FormFailure, toast } from '@linkyard/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { refusalOf, type ApiError } from '../../shared/api/api-error.js';
import { useUser } from '../../shared/session/use-session.js';
import { AuthLayout } from './AuthLayout.js';
import { useVerifyEmailMutation } from './api.js';
import { useSessionLanding } from './use-session-landing.js';
import css from './auth.module.css';

/**
 * What a mailed link opens. Nothing is confirmed by opening it: mail scanners open links too.
 * @source models.md 0 "Links in mails: GET only renders; the change is a POST"
 */
export function ConfirmByLink({ token, purpose }: { token: string; purpose: 'verifyEmail' | 'changeEmail' }) {
  const [verify, { isLoading }] = useVerifyEmailMutation();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [waiting, setWaiting] = useState(false);
  const land = useSessionLanding();
  const navigate = useNavigate();
  const signedIn = useUser() !== null;

  const confirm = async () => {
    setRefusal(null);
    const answer = await verify({ token, purpose });
    const failed = refusalOf(answer);
    const reply = answer.data;
    if (failed || !reply) {
      setRefusal(failed);
    } else if (reply.result === 'waitingForOtherMailbox') {
      setWaiting(true);
    } else if (reply.user) {
      land({ user: reply.user, otherData: reply.otherData });
    } else {
      toast.success(
        reply.result === 'alreadyVerified'
          ? t`This address was confirmed already.`
          : t`Your e-mail address is confirmed.`,
      );
      void navigate(signedIn ? '/' : '/signin', { replace: true });
    }
  };

  if (waiting) {
    return (
      <AuthLayout
        title={t`Halfway there`}
        text={t`This mailbox is confirmed. Now open the link in the mail to your other address.`}
        foot={
          <Link to="/">
            <Trans>Go home</Trans>
          </Link>
        }
      >
        {null}
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={purpose === 'verifyEmail' ? t`Confirm your e-mail` : t`Confirm the change`}
      text={
        purpose === 'verifyEmail'
          ? t`One press and your account is ready.`
          : t`You asked for another e-mail address. Both mailboxes have to agree.`
      }
      foot={
        <Link to="/">
          <Trans>Not now</Trans>
        </Link>
      }
    >
      <div className={css['fields']} style={{ marginTop: 24 }}>
        <FormFailure message={refusal?.message} requestId={refusal?.requestId} />
        <Button fullWidth loading={isLoading} onClick={() => void confirm()} className={css['submit'] ?? ''}>
          <Trans>Confirm</Trans>
        </Button>
        {refusal?.code === 'auth.link_invalid' && purpose === 'verifyEmail' && (
          <Button component={Link} to="/verify/email" variant="default" fullWidth>
            <Trans>Enter a code instead</Trans>
          </Button>
        )}
      </div>
    </AuthLayout>
  );
}
