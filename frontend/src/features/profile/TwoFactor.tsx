import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Badge,
  Button,
  Center,
  Code,
  CopyButton,
  Group,
  Modal,
  PasswordInput,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { disableTwoFactor, otpCode, verifyTwoFactor, type UserView } from '@linkyard/contracts';
import { FormFailure, QrCode, toast, useUiForm, translated } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf } from '../../shared/api/api-error.js';
import { userChanged } from '../../shared/session/session-slice.js';
import { useAppDispatch } from '../../shared/session/use-session.js';
import { useDisableTwoFactorMutation, useEnrolTwoFactorMutation, useVerifyTwoFactorMutation } from './api.js';

type Stage =
  | { name: 'closed' }
  | { name: 'password' }
  | { name: 'scan'; secret: string; otpauthUrl: string }
  | { name: 'codes'; backupCodes: string[] }
  | { name: 'disable' };

/** Switching the second step on: password, scan, code, backup codes; and off again. */
export function TwoFactor({ user }: { user: UserView }) {
  const [stage, setStage] = useState<Stage>({ name: 'closed' });
  const close = () => setStage({ name: 'closed' });
  if (!user.hasPassword)
    return (
      <Text c="dimmed">
        <Trans>Set a password first: the second step comes after it.</Trans>
      </Text>
    );
  return (
    <>
      <Group justify="space-between" gap="sm">
        {user.twoFactorEnabled ? (
          <Badge color="green">
            <Trans>On</Trans>
          </Badge>
        ) : (
          <Badge color="gray">
            <Trans>Off</Trans>
          </Badge>
        )}
        {user.twoFactorEnabled ? (
          <Button variant="default" onClick={() => setStage({ name: 'disable' })}>
            <Trans>Switch off</Trans>
          </Button>
        ) : (
          <Button variant="default" onClick={() => setStage({ name: 'password' })}>
            <Trans>Switch on</Trans>
          </Button>
        )}
      </Group>
      <Modal opened={stage.name !== 'closed'} onClose={close} title={t`Two-step sign-in`}>
        {stage.name === 'password' && <AskPassword onSecret={(made) => setStage({ name: 'scan', ...made })} />}
        {stage.name === 'scan' && (
          <Scan
            secret={stage.secret}
            otpauthUrl={stage.otpauthUrl}
            user={user}
            onCodes={(backupCodes) => setStage({ name: 'codes', backupCodes })}
          />
        )}
        {stage.name === 'codes' && <BackupCodes codes={stage.backupCodes} onDone={close} />}
        {stage.name === 'disable' && <Disable user={user} onDone={close} />}
      </Modal>
    </>
  );
}

function AskPassword({ onSecret }: { onSecret: (made: { secret: string; otpauthUrl: string }) => void }) {
  const [enrol] = useEnrolTwoFactorMutation();
  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : t`Password is required`) },
    submit: async (values) => {
      const answer = await enrol(values);
      const refusal = refusalOf(answer);
      if (refusal?.code === 'auth.password_wrong') {
        return { ...refusal, errors: [{ path: 'password', message: refusal.message }] };
      }
      if (answer.data) onSecret(answer.data);
      return refusal;
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <PasswordInput
          label={t`Your password`}
          autoComplete="current-password"
          maxLength={200}
          data-autofocus
          {...form.getInputProps('password')}
        />
        <FormFailure message={failure?.message} requestId={failure?.requestId} />
        <Button type="submit" loading={submitting}>
          <Trans>Continue</Trans>
        </Button>
      </Stack>
    </form>
  );
}

interface ScanProps {
  secret: string;
  otpauthUrl: string;
  user: UserView;
  onCodes: (codes: string[]) => void;
}

function Scan({ secret, otpauthUrl, user, onCodes }: ScanProps) {
  const [verify] = useVerifyTwoFactorMutation();
  const dispatch = useAppDispatch();
  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { otp: '' },
    validate: { otp: (value) => (otpCode.safeParse(value).success ? null : t`Enter the 6 digits.`) },
    submit: async ({ otp }) => {
      const answer = await verify({ otp: otp.trim() });
      const refusal = refusalOf(answer);
      if (refusal?.code === 'auth.two_factor_failed') {
        return { ...refusal, errors: [{ path: 'otp', message: refusal.message }] };
      }
      if (answer.data) {
        dispatch(userChanged({ ...user, twoFactorEnabled: true }));
        toast.success(translated(verifyTwoFactor.message));
        onCodes(answer.data.backupCodes);
      }
      return refusal;
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <Text c="dimmed">
          <Trans>Scan this with your authenticator app, then enter the code it shows.</Trans>
        </Text>
        <Center>
          <QrCode text={otpauthUrl} label={t`Code to scan with an authenticator app`} />
        </Center>
        <Text size="xs" c="dimmed">
          <Trans>
            No camera? Enter this key: <Code>{secret}</Code>
          </Trans>
        </Text>
        <TextInput
          label={t`Code`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={24}
          data-autofocus
          {...form.getInputProps('otp')}
        />
        <FormFailure message={failure?.message} requestId={failure?.requestId} />
        <Button type="submit" loading={submitting}>
          <Trans>Switch on</Trans>
        </Button>
      </Stack>
    </form>
  );
}

function BackupCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <Stack>
      <Text c="dimmed">
        <Trans>
          Keep these codes somewhere safe. Each lets you in once without your phone. They are shown only now.
        </Trans>
      </Text>
      <Code block>{codes.join('\n')}</Code>
      <Group justify="flex-end" gap="xs">
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? t`Copied to the clipboard` : t`Copy`}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>
          <Trans>I have kept them</Trans>
        </Button>
      </Group>
    </Stack>
  );
}

function Disable({ user, onDone }: { user: UserView; onDone: () => void }) {
  const [disable] = useDisableTwoFactorMutation();
  const dispatch = useAppDispatch();
  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { password: '', otp: '' },
    validate: {
      password: (value) => (value ? null : t`Password is required`),
      otp: (value) => (value.trim() ? null : t`Enter the code.`),
    },
    submit: async ({ password, otp }) => {
      const refusal = refusalOf(await disable({ password, otp: otp.trim() }));
      if (!refusal) {
        dispatch(userChanged({ ...user, twoFactorEnabled: false }));
        toast.success(translated(disableTwoFactor.message));
        onDone();
      }
      const field = refusal?.code === 'auth.password_wrong' ? 'password' : 'otp';
      return refusal?.code.startsWith('auth.')
        ? { ...refusal, errors: [{ path: field, message: refusal.message }] }
        : refusal;
    },
  });
  return (
    <form {...formProps}>
      <Stack>
        <PasswordInput
          label={t`Your password`}
          autoComplete="current-password"
          maxLength={200}
          data-autofocus
          {...form.getInputProps('password')}
        />
        <TextInput
          label={t`Code`}
          description={t`From your app, or a backup code.`}
          autoComplete="one-time-code"
          maxLength={32}
          {...form.getInputProps('otp')}
        />
        <FormFailure message={failure?.message} requestId={failure?.requestId} />
        <Button type="submit" color="red" loading={submitting}>
          <Trans>Switch off</Trans>
        </Button>
      </Stack>
    </form>
  );
}
