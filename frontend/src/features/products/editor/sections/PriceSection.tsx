import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NumberInput, SegmentedControl } from '@mantine/core';
import { priceModels, priceStep } from '@linkyard/contracts';
import { perLanguage, CurrencySelect, MoneyField, MomentField } from '@linkyard/ui';
import { useOthersDataQuery } from '../../../../shared/others-data.js';
import { TaxFields } from '../fields/TaxFields.js';
import type { SectionProps } from '../edit-sections.js';
import { UnchargeablePrice } from '../fields/UnchargeablePrice.js';
import { VariantFields } from '../fields/VariantFields.js';
import { inCurrency } from '../product-values.js';
import css from '../editor.module.css';

const modelLabels = perLanguage(() => ({ fixed: t`Fixed price`, payWhatYouWant: t`Pay what you want`, free: t`Free` }));

export function PriceSection({ form, product }: SectionProps) {
  const { priceModel, currency } = form.values;
  const lists = useOthersDataQuery({});
  const currencies = lists.data?.currencies.map(({ code }) => code) ?? [currency];
  return (
    <>
      <SegmentedControl
        aria-label={t`Price model`}
        fullWidth
        data={priceModels.map((value) => ({ value, label: modelLabels()[value] }))}
        value={priceModel}
        onChange={(value) => form.setFieldValue('priceModel', priceModels.find((model) => model === value) ?? 'fixed')}
      />
      {priceModel !== 'free' && (
        <>
          <div className={css['columns']}>
            <CurrencySelect
              currencies={currencies}
              value={currency}
              onChange={(next) => form.setValues(inCurrency(form.values, next))}
              error={form.errors['currency']}
            />
            {priceModel === 'fixed' ? (
              <>
                <MoneyField
                  label={t`Price`}
                  currency={currency}
                  step={priceStep(currency)}
                  value={form.values.price}
                  {...form.getInputProps('price')}
                />
                <MoneyField
                  label={t`Compare-at price`}
                  description={t`Shown struck through.`}
                  currency={currency}
                  value={form.values.compareAtPrice}
                  {...form.getInputProps('compareAtPrice')}
                />
              </>
            ) : (
              <>
                <MoneyField
                  label={t`Minimum`}
                  currency={currency}
                  step={priceStep(currency)}
                  value={form.values.minPrice}
                  {...form.getInputProps('minPrice')}
                />
                <MoneyField
                  label={t`Suggested amount`}
                  currency={currency}
                  step={priceStep(currency)}
                  value={form.values.suggestedPrice}
                  {...form.getInputProps('suggestedPrice')}
                />
              </>
            )}
          </div>
          <UnchargeablePrice values={form.values} />
          <TaxFields form={form} />
        </>
      )}
      {product.type !== 'bundle' && <VariantFields form={form} />}
      <section className={css['group']} aria-label={t`When it is on sale`}>
        <h3 className={css['groupTitle']}>
          <Trans>When it is on sale</Trans>
        </h3>
        <div className={css['columns']}>
          <MomentField label={t`From`} {...form.getInputProps('saleStart')} />
          <MomentField label={t`Until`} {...form.getInputProps('saleEnd')} />
        </div>
      </section>
      <section className={css['group']} aria-label={t`Limits`}>
        <h3 className={css['groupTitle']}>
          <Trans>Limits</Trans>
        </h3>
        <p className={css['hint']}>
          <Trans>0 means no limit.</Trans>
        </p>
        {form.errors['limits'] && <p className={css['error']}>{form.errors['limits']}</p>}
        <div className={css['narrow']}>
          <NumberInput label={t`At least per order`} min={1} max={1000} {...form.getInputProps('limits.minQty')} />
          <NumberInput label={t`At most per order`} min={0} {...form.getInputProps('limits.maxQty')} />
          <NumberInput label={t`Per buyer`} min={0} {...form.getInputProps('limits.perBuyer')} />
          <NumberInput label={t`Sales in total`} min={0} {...form.getInputProps('limits.totalSales')} />
        </div>
      </section>
    </>
  );
}
