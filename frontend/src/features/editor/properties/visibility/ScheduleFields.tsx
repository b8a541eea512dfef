import { readersZone } from '@linkyard/ui';
import { t } from '@lingui/core/macro';
import { Fieldset, Select, Stack, TextInput } from '@mantine/core';
import { useOthersDataQuery } from '../../../../shared/others-data.js';
import type { AudienceProps } from './audience.js';
import { momentOfZonedInput, zonedInput } from '../../../../shared/time/zoned-input.js';

/** From when until when the block is shown; either may stay open. */
export function ScheduleFields({ value, change }: AudienceProps) {
  const lists = useOthersDataQuery({});
  const zone = value.timeZone || readersZone();
  const zones = lists.data?.timeZones.map(({ zone: name, label }) => ({ value: name, label })) ?? [
    { value: zone, label: zone },
  ];
  const { visibleFrom, visibleUntil } = value;
  const isTurned = visibleFrom !== null && visibleUntil !== null && Date.parse(visibleUntil) <= Date.parse(visibleFrom);
  return (
    <Fieldset legend={t`When`}>
      <Stack gap="sm">
        <TextInput
          type="datetime-local"
          label={t`Shown from`}
          value={visibleFrom ? zonedInput(visibleFrom, zone) : ''}
          onChange={(event) => change({ visibleFrom: momentOfZonedInput(event.currentTarget.value, zone) })}
        />
        <TextInput
          type="datetime-local"
          label={t`Shown until`}
          error={isTurned ? t`This is before the start: the block will never be shown.` : null}
          value={visibleUntil ? zonedInput(visibleUntil, zone) : ''}
          onChange={(event) => change({ visibleUntil: momentOfZonedInput(event.currentTarget.value, zone) })}
        />
        <Select
          label={t`Time zone`}
          searchable
          limit={60}
          data={zones}
          value={zone}
          onChange={(next) => next && change({ timeZone: next })}
        />
      </Stack>
    </Fieldset>
  );
}
