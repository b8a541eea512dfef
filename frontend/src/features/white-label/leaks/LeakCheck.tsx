import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, List, Stack, Text } from '@mantine/core';
import type { checkLeaks, ReplyOf } from '@linkyard/contracts';
import { InlineAlert, perLanguage } from '@linkyard/ui';
import { IconEyeSearch } from '@tabler/icons-react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useCheckLeaksMutation } from './leaks-api.js';

type Found = ReplyOf<typeof checkLeaks>['leaks'][number];

const kinds: () => Record<Found['kind'], string> = perLanguage(() => ({
  name: t`a name`,
  host: t`an address`,
  sender: t`a sender`,
  colour: t`a colour`,
}));

/** Opens the site as a stranger would, and lists where something of the installation behind it can be seen. */
export function LeakCheck() {
  const [check, { data, isLoading, error }] = useCheckLeaksMutation();
  const refusal = error ? refusalOf({ error }) : null;
  const places = new Set(data?.leaks.map(({ where }) => where)).size;
  return (
    <Stack gap="sm" align="flex-start">
      <Button
        variant="default"
        loading={isLoading}
        leftSection={<IconEyeSearch size={18} stroke={1.5} aria-hidden />}
        onClick={() => void check({})}
      >
        <Trans>Check the site</Trans>
      </Button>
      <div aria-live="polite">
        {isLoading && (
          <Text size="sm" c="dimmed">
            <Trans>Every screen, file and mail is being looked through. This can take half a minute.</Trans>
          </Text>
        )}
        {refusal && (
          <InlineAlert tone="danger" title={t`The site could not be checked`}>
            {refusal.message}
          </InlineAlert>
        )}
        {data && !isLoading && places === 0 && (
          <InlineAlert tone="success" title={t`Nothing was found in ${data.looked} screens, files and mails.`} />
        )}
        {data && !isLoading && places > 0 && (
          <InlineAlert title={t`Found in ${places} of ${data.looked} places`}>
            <List size="sm" spacing={4}>
              {data.leaks.map((leak, index) => (
                <List.Item key={index}>
                  <code dir="ltr">{leak.where}</code>: {kinds()[leak.kind]}, <q dir="ltr">{leak.excerpt}</q>
                </List.Item>
              ))}
            </List>
          </InlineAlert>
        )}
      </div>
    </Stack>
  );
}
