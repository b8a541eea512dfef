import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { FormFailure, useUiForm } from '@linkyard/ui';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { refusalOf } from '../../shared/api/api-error.js';
import { useAppSelector } from '../../shared/session/use-session.js';
import { AuthLayout } from './AuthLayout.js';
import { useLoginMutation } from './api.js';
import { ProviderButtons } from './ProviderButtons.js';
import { useSignup } from './use-signup.js';
import { handedEmail, useSessionLanding } from './use-session-landing.js';
import css from './auth.module.css';

const emailLooksWrong = (value: string) =>
  /^\S+@\S+\.\S+$/.test(value.trim()) ? null : t`Please enter a valid e-mail address.`;

export function SignInScreen() {
  const [login] = useLoginMutation();
  const signup = useSignup();
  const { state } = useLocation();
  const navigate = useNavigate();
  const land = useSessionLanding();
  const endedByItself = useAppSelector((root) => root.session.ending === 'byItself');
  const [askCode, setAskCode] = useState(false);

  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { email: handedEmail(state), password: '', remember: true, otp: '' },
    validate: {
      email: emailLooksWrong,
      password: (value) => (value ? null : t`Password is required`),
      otp: (value) => (askCode && !value.trim() ? t`Enter the code.` : null),
    },
    submit: async ({ otp, ...credentials }) => {
      const answer = await login({ ...credentials, ...(askCode ? { otp: otp.trim() } : {}) });
      const refusal = refusalOf(answer);
      if (!refusal) {
        if (answer.data) land(answer.data);
        return null;
      }
      if (refusal.code === 'auth.two_factor_required') {
        setAskCode(true);
        return null;
      }
      if (refusal.code === 'EMAIL_NOT_VERIFIED') {
        void navigate('/verify/email', { state: { email: credentials.email } });
        return null;
      }
      if (refusal.code === 'auth.two_factor_failed') {
        return { ...refusal, errors: [{ path: 'otp', message: refusal.message }] };
      }
      return refusal;
    },
  });

  return (
    <AuthLayout
      title={askCode ? t`One more step` : t`Welcome back`}
      text={askCode ? t`Enter the code from your authenticator app.` : t`Sign in to tend your pages.`}
      foot={
        askCode ? (
          <a
            href="#password"
            onClick={(event) => {
              event.preventDefault();
              setAskCode(false);
            }}
          >
            <Trans>Back</Trans>
          </a>
        ) : signup === 'open' ? (
          <>
            <Trans>
              New here?{' '}
              <Link to="/signup">
                <Trans>Create an account</Trans>
              </Link>
            </Trans>
          </>
        ) : null
      }
    >
      {endedByItself && !askCode && (
        <p className={css['notice']} role="status">
          <Trans>Your session has ended. Please sign in again.</Trans>
        </p>
      )}
      {!askCode && <ProviderButtons />}
      <form {...formProps}>
        <div className={css['fields']}>
          {askCode ? (
            <TextInput
              label={t`Code`}
              description={t`Six digits, or one of your backup codes.`}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={32}
              autoFocus
              {...form.getInputProps('otp')}
            />
          ) : (
            <>
              <TextInput
                label={t`E-mail`}
                type="email"
                autoComplete="username"
                inputMode="email"
                maxLength={254}
                {...form.getInputProps('email')}
              />
              <PasswordInput
                label={t`Password`}
                autoComplete="current-password"
                maxLength={200}
                {...form.getInputProps('password')}
              />
              <div className={css['between']}>
                <Checkbox label={t`Stay signed in`} {...form.getInputProps('remember', { type: 'checkbox' })} />
                <Link to="/forgotPassword" state={{ email: form.values.email }}>
                  <Trans>Forgot password?</Trans>
                </Link>
              </div>
            </>
          )}
          <FormFailure message={failure?.message} requestId={failure?.requestId} />
          <Button type="submit" fullWidth loading={submitting} className={css['submit'] ?? ''}>
            <Trans>Sign in</Trans>
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
}
