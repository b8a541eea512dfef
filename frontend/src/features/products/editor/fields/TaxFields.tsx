import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Autocomplete, Switch } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTaxSettingsQuery } from '../../api.js';
import { tickField, valueField } from '../../../../shared/forms/field-props.js';
import type { SectionProps } from '../edit-sections.js';

/** How a product is taxed. The rates are the seller's, the same for all products. */
export function TaxFields({ form }: Pick<SectionProps, 'form'>) {
  const rates = useTaxSettingsQuery({}).data?.settings.rates ?? [];
  const categories = [...new Set(rates.map(({ category }) => category).filter(Boolean))];
  return (
    <>
      <Switch label={t`Prices include tax`} {...tickField(form, 'taxIncluded')} />
      <Autocomplete
        label={t`Tax category`}
        description={
          <>
            <Trans>
              Leave it empty for the usual rate. Rates are in the{' '}
              <Anchor component={Link} to="/products/tax" inherit>
                <Trans>tax settings</Trans>
              </Anchor>
              .
            </Trans>
          </>
        }
        maxLength={40}
        data={categories}
        {...valueField(form, 'taxCategory')}
      />
    </>
  );
}
