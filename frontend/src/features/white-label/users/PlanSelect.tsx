import { t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePlansQuery } from '../plans/api.js';

interface PlanSelectProps {
  /** Empty: the default plan of the site. */
  value: string;
  onChange: (planName: string) => void;
  error?: ReactNode;
}

/** What a person may have; nothing where the site has no plans. @source models.md 16 */
export function PlanSelect({ value, onChange, error }: PlanSelectProps) {
  const { data } = usePlansQuery({});
  const plans = data?.plans ?? [];
  if (plans.length === 0) return null;
  const shown = value || (plans.find(({ isDefault }) => isDefault)?.name ?? null);
  const names = new Set([...(value ? [value] : []), ...plans.map(({ name }) => name)]);
  return (
    <Select
      label={t`Plan`}
      data={[...names]}
      value={shown}
      onChange={(name) => onChange(name ?? '')}
      error={error}
      allowDeselect={false}
    />
  );
}
