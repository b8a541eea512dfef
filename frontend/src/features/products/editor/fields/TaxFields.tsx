import { Anchor, Autocomplete, Switch } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTaxSettingsQuery } from '../../api.js';
import type { SectionProps } from '../edit-sections.js';

/** How a product is taxed. The rates are the seller's, the same for all products. */
export function TaxFields({ form }: Pick<SectionProps, 'form'>) {
  const rates = useTaxSettingsQuery({}).data?.settings.rates ?? [];
  const categories = [...new Set(rates.map(({ category }) => category).filter(Boolean))];
  return (
    <>
      <Switch label="Prices include tax" {...form.getInputProps('taxIncluded', { type: 'checkbox' })} />
      <Autocomplete
        label="Tax category"
        description={
          <>
            Leave it empty for the usual rate. Rates are in the{' '}
            <Anchor component={Link} to="/products/tax" inherit>
              tax settings
            </Anchor>
            .
          </>
        }
        maxLength={40}
        data={categories}
        {...form.getInputProps('taxCategory')}
      />
    </>
  );
}
