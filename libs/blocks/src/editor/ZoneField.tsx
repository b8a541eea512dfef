import { Select } from '@mantine/core';
import { useMemo } from 'react';

export interface ZoneFieldProps {
  label: string;
  /** IANA name. */
  value: string;
  onChange: (next: string) => void;
  description?: string;
}

/** A time zone, found by typing a part of its name. */
export function ZoneField({ label, value, onChange, description }: ZoneFieldProps) {
  const zones = useMemo(() => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), value])], [value]);
  return (
    <Select
      label={label}
      description={description}
      searchable
      allowDeselect={false}
      limit={60}
      data={zones}
      value={value}
      onChange={(zone) => onChange(zone ?? 'UTC')}
    />
  );
}
