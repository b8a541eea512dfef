import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, PasswordInput } from '@mantine/core';
import { FormFailure, NewPasswordField, toast, useUiForm, translated } from '@linkyard/ui';
import { resetPassword } from '@linkyard/contracts';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { refusalOf } from '../../shared/api/api-error.js';
import { AuthLayout } from './AuthLayout.js';
import { useResetPasswordMutation } from './api.js';
import css from './auth.module.css';

function ticketOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('ticket' in state)) return null;
  return typeof state.ticket === 'string' ? state.ticket : null;
}

/** Reached by the mailed link (?token=) or from the code screen (a ticket in the history state). */
export function ResetPasswordScreen() {
  const [reset] = useResetPasswordMutation();
  const [params] = useSearchParams();
  const ticket = ticketOf(useLocation().state);
  const token = params.get('token');
  const navigate = useNavigate();

  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: {
      password: (value) => (value.length >= 8 ? null : t`Use at least 8 characters.`),
      confirmPassword: (value, values) => (value === values.password ? null : t`The two passwords differ.`),
    },
    submit: async (values) => {
      const refusal = refusalOf(await reset({ ...values, ...(ticket ? { ticket } : { token: token ?? '' }) }));
      if (refusal?.code === 'auth.password_breached') {
        return { ...refusal, errors: [{ path: 'password', message: refusal.message }] };
      }
      if (!refusal) {
        toast.success(translated(resetPassword.message));
        void navigate('/signin', { replace: true });
      }
      return refusal;
    },
  });

  if (!token && !ticket) {
    return (
      <AuthLayout
        title={t`This link is incomplete`}
        text={t`Open the newest mail from us once more, or ask for another link.`}
        foot={
          <Link to="/signin">
            <Trans>Back to sign in</Trans>
          </Link>
        }
      >
        <div className={css['fields']} style={{ marginTop: 24 }}>
          <Button component={Link} to="/forgotPassword" fullWidth>
            <Trans>Ask for a new link</Trans>
          </Button>
        </div>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={t`Choose a new password`}
      text={t`You will be signed out on all your devices.`}
      foot={
        <Link to="/signin">
          <Trans>Back to sign in</Trans>
        </Link>
      }
    >
      <form {...formProps}>
        <div className={css['fields']}>
          <NewPasswordField label={t`New password`} autoFocus {...form.getInputProps('password')} />
          <PasswordInput
            label={t`New password once more`}
            autoComplete="new-password"
            maxLength={200}
            {...form.getInputProps('confirmPassword')}
          />
          <FormFailure message={failure?.message} requestId={failure?.requestId} />
          <Button type="submit" fullWidth loading={submitting} className={css['submit'] ?? ''}>
            <Trans>Change password</Trans>
          </Button>
        </div>
      </form>
    </AuthLayout>
  );
}
