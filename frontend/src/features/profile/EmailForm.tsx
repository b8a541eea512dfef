import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { shownEmail, changeEmail, type UserView } from '@linkyard/contracts';
import { FormFailure, useUiForm } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf } from '../../shared/api/api-error.js';
import { useChangeEmailMutation } from './api.js';

export function EmailForm({ user }: { user: UserView }) {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  return (
    <Stack gap="md">
      <Group gap="sm" justify="space-between">
        <Group gap="xs">
          <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
            {shownEmail(user.email)}
          </Text>
          {user.emailVerifiedAt ? (
            <Badge color="green">
              <Trans>Confirmed</Trans>
            </Badge>
          ) : (
            <Badge color="yellow">
              <Trans>Not confirmed</Trans>
            </Badge>
          )}
        </Group>
        {!open && user.hasPassword && (
          <Button
            variant="default"
            onClick={() => {
              setOpen(true);
              setSent(false);
            }}
          >
            <Trans>Change e-mail</Trans>
          </Button>
        )}
      </Group>
      {sent && (
        <Text role="status" c="var(--ly-primary-text)">
          {changeEmail.message}
        </Text>
      )}
      {open && (
        <ChangeForm
          onClose={(done) => {
            setOpen(false);
            setSent(done);
          }}
        />
      )}
    </Stack>
  );
}

function ChangeForm({ onClose }: { onClose: (done: boolean) => void }) {
  const [change] = useChangeEmailMutation();
  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : t`Please enter a valid e-mail address.`),
      password: (value) => (value ? null : t`Password is required`),
    },
    submit: async (values) => {
      const refusal = refusalOf(await change(values));
      if (refusal?.code === 'auth.password_wrong') {
        return { ...refusal, errors: [{ path: 'password', message: refusal.message }] };
      }
      if (!refusal) onClose(true);
      return refusal;
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="md" maw={400}>
        <TextInput
          label={t`New e-mail`}
          type="email"
          autoComplete="email"
          maxLength={254}
          autoFocus
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={t`Your password`}
          autoComplete="current-password"
          maxLength={200}
          {...form.getInputProps('password')}
        />
        <FormFailure message={failure?.message} requestId={failure?.requestId} />
        <Group gap="xs">
          <Button type="submit" loading={submitting}>
            <Trans>Send both mails</Trans>
          </Button>
          <Button variant="default" onClick={() => onClose(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
