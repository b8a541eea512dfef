import { t } from '@lingui/core/macro';
import { Button, PasswordInput, Stack } from '@mantine/core';
import { changePassword, type UserView } from '@linkyard/contracts';
import { FormFailure, NewPasswordField, toast, useUiForm, translated } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { sessionOpened } from '../../shared/session/session-slice.js';
import { useAppDispatch } from '../../shared/session/use-session.js';
import { useChangePasswordMutation } from './api.js';

const fieldOf = new Map([
  ['auth.password_wrong', 'currentPassword'],
  ['auth.password_breached', 'password'],
]);

export function PasswordForm({ user }: { user: UserView }) {
  const [change] = useChangePasswordMutation();
  const dispatch = useAppDispatch();
  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
    validate: {
      currentPassword: (value) => (value || !user.hasPassword ? null : t`Password is required`),
      password: (value) => (value.length >= 8 ? null : t`Use at least 8 characters.`),
      confirmPassword: (value, values) => (value === values.password ? null : t`The two passwords differ.`),
    },
    submit: async ({ currentPassword, ...chosen }) => {
      const answer = await change({ ...chosen, ...(user.hasPassword ? { currentPassword } : {}) });
      const refusal = refusalOf(answer);
      const field = refusal ? fieldOf.get(refusal.code) : undefined;
      if (refusal && field) return { ...refusal, errors: [{ path: field, message: refusal.message }] };
      if (answer.data) {
        dispatch(sessionOpened(answer.data));
        form.reset();
        toast.success(translated(changePassword.message));
      }
      return refusal;
    },
  });
  return (
    <form {...formProps}>
      {/* Lets password managers store the password for the right account. */}
      <input type="hidden" autoComplete="username" value={user.email} readOnly />
      <Stack gap="md" maw={400}>
        {user.hasPassword && (
          <PasswordInput
            label={t`Current password`}
            autoComplete="current-password"
            maxLength={200}
            {...form.getInputProps('currentPassword')}
          />
        )}
        <NewPasswordField
          label={t`New password`}
          personal={[user.name, user.email]}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label={t`New password once more`}
          autoComplete="new-password"
          maxLength={200}
          {...form.getInputProps('confirmPassword')}
        />
        <FormFailure message={failure?.message} requestId={failure?.requestId} />
        <div>
          <Button type="submit" loading={submitting}>
            {user.hasPassword ? t`Change password` : t`Set password`}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
