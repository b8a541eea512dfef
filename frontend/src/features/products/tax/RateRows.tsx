import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Autocomplete, Button, Select } from '@mantine/core';
import { PercentField } from '@linkyard/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useCountryChoices } from '../../../shared/others-data.js';
import { newRate, type DraftRate } from './tax-draft.js';
import css from './tax.module.css';

interface RateRowsProps {
  value: readonly DraftRate[];
  onChange: (rates: DraftRate[]) => void;
  /** @param path of a rate, such as `0.percent` */
  errorOf: (path: string) => string | undefined;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** One row for each country and category. */
export function RateRows({ value, onChange, errorOf }: RateRowsProps) {
  const places = [{ value: '', label: t`Every other country` }, ...useCountryChoices()];
  const categories = [...new Set(value.map(({ category }) => category).filter(Boolean))];
  const set = (id: number, part: Partial<DraftRate>) =>
    onChange(value.map((rate) => (rate.id === id ? { ...rate, ...part } : rate)));
  const add = () => onChange([...value, newRate(value)]);
  return (
    <>
      {value.length === 0 && (
        <p className={css['none']}>
          <Trans>You charge no tax yet.</Trans>
        </p>
      )}
      <ul className={css['rates']}>
        {value.map((rate, index) => (
          <li key={rate.id} className={css['rate']}>
            <Select
              className={css['place'] ?? ''}
              label={t`Country`}
              searchable
              allowDeselect={false}
              data={places}
              value={rate.country}
              error={errorOf(`${index}.country`)}
              onChange={(country) => set(rate.id, { country: country ?? '' })}
            />
            <Autocomplete
              className={css['place'] ?? ''}
              label={t`Category`}
              placeholder={t`Every other`}
              maxLength={40}
              data={categories}
              value={rate.category}
              error={errorOf(`${index}.category`)}
              onChange={(category) => set(rate.id, { category })}
            />
            <PercentField
              label={t`Rate`}
              decimals={3}
              max={99}
              value={rate.percent}
              error={errorOf(`${index}.percent`)}
              onChange={(percent) => set(rate.id, { percent })}
            />
            <ActionIcon
              className={css['remove']}
              variant="subtle"
              color="gray"
              aria-label={t`Remove rate ${index + 1}`}
              onClick={() => onChange(value.filter(({ id }) => id !== rate.id))}
            >
              <IconTrash {...icon} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button variant="default" leftSection={<IconPlus {...icon} />} onClick={add}>
        <Trans>Add a rate</Trans>
      </Button>
    </>
  );
}
