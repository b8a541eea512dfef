import { t } from '@lingui/core/macro';
import { PasswordInput, Stack, TextInput } from '@mantine/core';
import type { CalendarAccountView, connectCalendar, RequestInput } from '@linkyard/contracts';
import { perLanguage, DialogFoot, InlineAlert, RecordDrawer, useUiForm } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useConnectCalendarMutation } from '../api.js';
import { calendarProviders, type CalendarProviderName } from './calendar-providers.js';
import css from '../integrations.module.css';

interface ConnectCalendarDrawerProps {
  provider: CalendarProviderName | null;
  isSimulated: boolean;
  onClose: () => void;
  onConnected: (account: CalendarAccountView) => void;
}

/** Connecting step by step; the account is read at once, so what is wrong is said here. */
export function ConnectCalendarDrawer({ provider, ...rest }: ConnectCalendarDrawerProps) {
  const title = provider ? calendarProviders()[provider].connect : '';
  return (
    <RecordDrawer opened={provider !== null} onClose={rest.onClose} title={title}>
      {provider && <Steps key={provider} provider={provider} {...rest} />}
    </RecordDrawer>
  );
}

const requests: Record<
  CalendarProviderName,
  (values: { url: string; username: string; password: string }) => RequestInput<typeof connectCalendar>
> = {
  ics: ({ url }) => ({ provider: 'ics', url: url.trim() }),
  caldav: ({ url, username, password }) => ({
    provider: 'caldav',
    serverUrl: url.trim(),
    username: username.trim(),
    password,
  }),
  google: () => ({ provider: 'google' }),
  microsoft: () => ({ provider: 'microsoft' }),
};

const steps: () => Record<CalendarProviderName, readonly string[]> = perLanguage(() => ({
  ics: [
    t`Open the settings of your calendar and find its private or secret address in iCal format.`,
    t`Copy the address and paste it here.`,
  ],
  caldav: [
    t`Make an app password at your provider. The password of your account often does not work.`,
    t`Enter the server, your user name and the app password.`,
  ],
  google: [t`Sign in at Google and allow access to your calendars.`, t`Choose which calendars block slots.`],
  microsoft: [t`Sign in at Microsoft and allow access to your calendars.`, t`Choose which calendars block slots.`],
}));

const isAddress = (url: string) => /^(?:https?|webcals?):\/\/\S+$/i.test(url.trim());

function Steps({
  provider,
  isSimulated,
  onClose,
  onConnected,
}: ConnectCalendarDrawerProps & { provider: CalendarProviderName }) {
  const [connect] = useConnectCalendarMutation();
  const isTyped = provider === 'ics' || provider === 'caldav';
  const isServer = provider === 'caldav';
  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { url: '', username: '', password: '' },
    validate: {
      url: (url) => (!isTyped || isAddress(url) ? null : t`Please enter the whole address, beginning with https://.`),
      username: (name) => (!isServer || name.trim() ? null : t`Please enter the user name.`),
      password: (password) => (!isServer || password ? null : t`Please enter the password.`),
    },
    submit: async (values) => {
      const answer = await connect(requests[provider](values));
      if (answer.data?.authorizeUrl) window.location.assign(answer.data.authorizeUrl);
      else if (answer.data?.account) onConnected(answer.data.account);
      return refusalOf(answer);
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="lg">
        {isSimulated && (
          <InlineAlert tone="info" title={t`This provider is simulated on this installation. Any account works.`} />
        )}
        <ol className={css['steps']}>
          {steps()[provider].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {isTyped && (
          <TextInput
            label={isServer ? t`Server` : t`Address`}
            description={isServer ? undefined : t`Stored encrypted. It is never shown again.`}
            placeholder={isServer ? 'https://caldav.icloud.com' : 'https://…/basic.ics'}
            type="url"
            maxLength={2048}
            dir="ltr"
            {...form.getInputProps('url')}
          />
        )}
        {isServer && (
          <>
            <TextInput
              label={t`User name`}
              autoComplete="off"
              maxLength={200}
              dir="ltr"
              {...form.getInputProps('username')}
            />
            <PasswordInput
              label={t`App password`}
              description={t`Stored encrypted. It is never shown again.`}
              autoComplete="off"
              maxLength={500}
              dir="ltr"
              {...form.getInputProps('password')}
            />
          </>
        )}
        <DialogFoot
          failure={failure}
          submit={isTyped ? t`Connect and read` : t`Continue`}
          submitting={submitting}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
