import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Select, TextInput } from '@mantine/core';
import { webinarProviders } from '@linkyard/contracts';
import { InlineAlert } from '@linkyard/ui';
import { Link } from 'react-router-dom';
import { useWebinarProviderQuery } from '../api.js';
import { providerLabels } from '../webinar-labels.js';
import type { SectionProps } from './webinar-draft.js';

/** Where people meet: a room of the creator's own, or GoToWebinar once it is connected. */
export function ProviderField({ draft, change, errorOf }: SectionProps) {
  const { connection } = useWebinarProviderQuery({}).data ?? {};
  const isConnected = connection?.state === 'connected';
  const isHeldThere = draft.provider === 'gotowebinar';
  return (
    <>
      <Select
        label={t`Held at`}
        allowDeselect={false}
        description={
          !isConnected &&
          !isHeldThere && (
            <>
              <Trans>
                To hold it at GoToWebinar,{' '}
                <Anchor component={Link} to="/integrations" inherit underline="always">
                  <Trans>connect GoToWebinar</Trans>
                </Anchor>{' '}
                first.
              </Trans>
            </>
          )
        }
        data={webinarProviders
          .filter((value) => value === 'custom' || isConnected || isHeldThere)
          .map((value) => ({ value, label: providerLabels()[value] }))}
        value={draft.provider}
        error={errorOf('provider')}
        onChange={(next) => {
          const provider = webinarProviders.find((one) => one === next);
          if (provider) change({ provider });
        }}
      />
      {isHeldThere && !isConnected && connection !== undefined && (
        <InlineAlert title={t`GoToWebinar is not connected.`}>
          <Trans>
            <Anchor component={Link} to="/integrations" inherit underline="always">
              Connect it again
            </Anchor>
            , so that changes and registrations reach it.
          </Trans>
        </InlineAlert>
      )}
      {!isHeldThere && (
        <TextInput
          label={t`Link to the meeting room`}
          description={t`Only people whose registration is approved get there. Each gets a personal link that leads to it.`}
          type="url"
          dir="ltr"
          placeholder="https://"
          value={draft.joinUrl}
          error={errorOf('joinUrl')}
          onChange={(event) => change({ joinUrl: event.currentTarget.value })}
        />
      )}
    </>
  );
}
