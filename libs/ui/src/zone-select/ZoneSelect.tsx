import { t } from '@lingui/core/macro';
import { Select, type SelectProps } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useNow } from '../format/use-now.js';
import { zoneLabel, zoneOptions } from './zones.js';

interface ZoneSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable'> {
  label?: string;
  /** IANA name: 'Europe/Berlin'. */
  value: string;
  onChange: (zone: string) => void;
}

/** A time zone, found by place or offset, with the time it is there. */
export function ZoneSelect({ value, onChange, label, ...field }: ZoneSelectProps) {
  const now = useNow(60_000);
  const [opened, setOpened] = useState(false);
  // Four hundred zones are formatted only for who looks at them.
  const data = useMemo(
    () => (opened ? zoneOptions(now, [value]) : [{ value, label: zoneLabel(value, now) }]),
    [opened, now, value],
  );
  return (
    <Select
      limit={60}
      maxDropdownHeight={280}
      nothingFoundMessage={t`No such zone`}
      {...field}
      label={label ?? t`Time zone`}
      data={data}
      value={value}
      searchable
      onDropdownOpen={() => setOpened(true)}
      onChange={(zone) => zone !== null && onChange(zone)}
    />
  );
}
