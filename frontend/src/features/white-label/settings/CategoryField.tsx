import { t } from '@lingui/core/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { TagInput } from '@linkyard/ui';
import { useState } from 'react';
import { useOthersDataQuery } from '../../../shared/others-data.js';

const suggestedAfterMs = 200;
const most = 8;

interface CategoryFieldProps {
  value: readonly string[];
  onChange: (categories: string[]) => void;
  error: string | undefined;
}

/** What a site is about. Suggestions come 200 ms after typing, whatever the case. @source spec 5 "Categories" */
export function CategoryField({ value, onChange, error }: CategoryFieldProps) {
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed, suggestedAfterMs);
  const all = useOthersDataQuery({}).data?.siteCategories ?? [];
  const wanted = asked.trim().toLowerCase();
  const known = wanted === '' ? [] : all.filter((name) => name.toLowerCase().includes(wanted)).slice(0, most);
  return (
    <TagInput
      label={t`Content categories`}
      description={t`Enter or a comma ends one.`}
      placeholder={value.length === 0 ? t`Music, travel, food…` : ''}
      maxLength={60}
      known={known}
      value={value}
      error={error}
      onSearchChange={setTyped}
      onChange={onChange}
    />
  );
}
