import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { FormFailure, useUiForm } from '@linkyard/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { refusalOf } from '../../shared/api/api-error.js';
import { AuthLayout } from './AuthLayout.js';
import { useForgotPasswordMutation } from './api.js';
import { handedEmail } from './use-session-landing.js';
import css from './auth.module.css';

export function ForgotPasswordScreen() {
  const [send] = useForgotPasswordMutation();
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { email: handedEmail(state) },
    validate: {
      email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t`Please enter a valid e-mail address.`),
    },
    submit: async ({ email }) => {
      const refusal = refusalOf(await send({ email }));
      if (!refusal) setSentTo(email.trim());
      return refusal;
    },
  });

  if (sentTo) {
    return (
      <AuthLayout
        title={t`Look into your mailbox`}
        text={
          <>
            <Trans>
              If there is an account with <b>{sentTo}</b>, we have sent a link to it. It works for 30 minutes.
            </Trans>
          </>
        }
        foot={
          <Link to="/signin">
            <Trans>Back to sign in</Trans>
          </Link>
        }
      >
        <div className={css['fields']} style={{ marginTop: 24 }}>
          <Button component={Link} to="/verify/reset" state={{ email: sentTo }} variant="default" fullWidth>
            <Trans>Enter the code instead</Trans>
          </Button>
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={t`Forgot your password?`}
      text={t`Tell us your e-mail address and we send you a link to choose a new one.`}
      foot={
        <Link to="/signin">
          <Trans>Back to sign in</Trans>
        </Link>
      }
    >
      <form {...formProps}>
        <div className={css['fields']}>
          <TextInput
            label={t`E-mail`}
            type="email"
            autoComplete="username"
            inputMode="email"
            maxLength={254}
            {...form.getInputProps('email')}
          />
          <FormFailure message={failure?.message} requestId={failure?.requestId} />
          <Button type="submit" fullWidth loading={submitting} className={css['submit'] ?? ''}>
            <Trans>Send link</Trans>
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
}
