import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { FormFailure, useUiForm } from '@linkyard/ui';
import { Link } from 'react-router-dom';
import { refusalOf } from '../../shared/api/api-error.js';
import { AuthLayout } from './AuthLayout.js';
import { useCompleteSocialSignInMutation } from './api.js';
import { useSessionLanding } from './use-session-landing.js';
import css from './auth.module.css';

/** After a provider's sign-in: the code of an account with two-step sign-in. What it belongs to is in a cookie. */
export function SecondFactorScreen() {
  const [complete] = useCompleteSocialSignInMutation();
  const land = useSessionLanding();
  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { otp: '' },
    validate: { otp: (value) => (value.trim() ? null : t`Enter the code.`) },
    submit: async ({ otp }) => {
      const answer = await complete({ otp: otp.trim() });
      const refusal = refusalOf(answer);
      if (!refusal && answer.data) land(answer.data);
      return refusal?.code === 'auth.two_factor_failed'
        ? { ...refusal, errors: [{ path: 'otp', message: refusal.message }] }
        : refusal;
    },
  });
  return (
    <AuthLayout
      title={t`One more step`}
      text={t`Enter the code from your authenticator app.`}
      foot={
        <Link to="/signin">
          <Trans>Back</Trans>
        </Link>
      }
    >
      <form {...formProps}>
        <div className={css['fields']}>
          <TextInput
            label={t`Code`}
            description={t`Six digits, or one of your backup codes.`}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={32}
            autoFocus
            {...form.getInputProps('otp')}
          />
          <FormFailure message={failure?.message} requestId={failure?.requestId} />
          <Button type="submit" fullWidth loading={submitting} className={css['submit'] ?? ''}>
            <Trans>Sign in</Trans>
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
}
