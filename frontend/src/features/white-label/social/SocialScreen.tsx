import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { editSocialClients, ReplyOf } from '@linkyard/contracts';
import { CopyField, ErrorState, failureOf, FormSkeleton, PageHead, toast } from '@linkyard/ui';
import { Button, Card, Group, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useEditSocialClientsMutation, useSocialClientsQuery } from '../legal/api.js';

type Client = ReplyOf<typeof editSocialClients>['clients'][number];

const names = { google: 'Google', facebook: 'Facebook' } as const;

/** `/white-label/social`: sign-in by Google and Facebook under the reseller's own name. */
export function SocialScreen() {
  const { data, error, refetch } = useSocialClientsQuery({});
  if (error) return <ErrorState failure={failureOf(error)} retry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return (
    <>
      <PageHead
        title={t`Sign-in with Google and Facebook`}
        back={{ to: '/white-label', label: t`White Label` }}
        purpose={t`Both show the name of the app that is registered with them, so your site needs one of its own. Without it, its sign-in has no such button.`}
      />
      <Stack gap="lg">
        {data.clients.map((client) => (
          <ClientCard key={`${client.provider} ${client.clientId} ${client.hasSecret}`} client={client} />
        ))}
      </Stack>
    </>
  );
}

function ClientCard({ client }: { client: Client }) {
  const name = names[client.provider];
  const [edit, { isLoading }] = useEditSocialClientsMutation();
  const [clientId, setClientId] = useState(client.clientId);
  const [secret, setSecret] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const send = async (request: Parameters<typeof edit>[0], done: string) => {
    const refusal = refusalOf(await edit(request));
    setErrors(Object.fromEntries((refusal?.errors ?? []).map(({ path, message }) => [path, message])));
    if (!refusal) toast.success(done);
    else if (!refusal.errors?.length) toast.error(refusal.message);
  };
  return (
    <Card component="section">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send({ save: { provider: client.provider, clientId, secret } }, t`Saved`);
        }}
      >
        <Stack gap="sm">
          <Title order={2}>{name}</Title>
          {client.redirectUrl === null ? (
            <Text size="sm" c="dimmed">
              <Trans>Connect your domain first: the address to register follows from it.</Trans>
            </Text>
          ) : (
            <CopyField label={t`Redirect address to register at ${name}`} value={client.redirectUrl} />
          )}
          <TextInput
            label={client.provider === 'google' ? t`Client ID` : t`App ID`}
            value={clientId}
            maxLength={200}
            autoComplete="off"
            error={errors['save.clientId']}
            onChange={({ currentTarget }) => setClientId(currentTarget.value)}
          />
          <PasswordInput
            label={client.provider === 'google' ? t`Client secret` : t`App secret`}
            description={client.hasSecret ? t`It is stored. Leave this empty to keep it.` : undefined}
            value={secret}
            maxLength={500}
            autoComplete="new-password"
            error={errors['save.secret']}
            onChange={({ currentTarget }) => setSecret(currentTarget.value)}
          />
          <Group>
            <Button type="submit" loading={isLoading}>
              <Trans>Save</Trans>
            </Button>
            {client.hasSecret && (
              <Button
                variant="default"
                loading={isLoading}
                onClick={() => void send({ delete: client.provider }, t`Removed`)}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
