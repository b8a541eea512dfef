import { NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { priceModels } from '@linkyard/contracts';
import { CurrencySelect, MoneyField } from '@linkyard/ui';
import { useOthersDataQuery } from '../../../../shared/others-data.js';
import { TaxFields } from '../fields/TaxFields.js';
import type { SectionProps } from '../edit-sections.js';
import { VariantFields } from '../fields/VariantFields.js';
import { inCurrency } from '../product-values.js';
import css from '../editor.module.css';

const modelLabels = { fixed: 'Fixed price', payWhatYouWant: 'Pay what you want', free: 'Free' };

export function PriceSection({ form, product }: SectionProps) {
  const { priceModel, currency } = form.values;
  const lists = useOthersDataQuery({});
  const currencies = lists.data?.currencies.map(({ code }) => code) ?? [currency];
  return (
    <>
      <SegmentedControl
        aria-label="Price model"
        fullWidth
        data={priceModels.map((value) => ({ value, label: modelLabels[value] }))}
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
                  label="Price"
                  currency={currency}
                  value={form.values.price}
                  {...form.getInputProps('price')}
                />
                <MoneyField
                  label="Compare-at price"
                  description="Shown struck through."
                  currency={currency}
                  value={form.values.compareAtPrice}
                  {...form.getInputProps('compareAtPrice')}
                />
              </>
            ) : (
              <>
                <MoneyField
                  label="Minimum"
                  currency={currency}
                  value={form.values.minPrice}
                  {...form.getInputProps('minPrice')}
                />
                <MoneyField
                  label="Suggested amount"
                  currency={currency}
                  value={form.values.suggestedPrice}
                  {...form.getInputProps('suggestedPrice')}
                />
              </>
            )}
          </div>
          <TaxFields form={form} />
        </>
      )}
      {product.type !== 'bundle' && <VariantFields form={form} />}
      <section className={css['group']} aria-label="When it is on sale">
        <h3 className={css['groupTitle']}>When it is on sale</h3>
        <div className={css['columns']}>
          <TextInput type="datetime-local" label="From" {...form.getInputProps('saleStart')} />
          <TextInput type="datetime-local" label="Until" {...form.getInputProps('saleEnd')} />
        </div>
      </section>
      <section className={css['group']} aria-label="Limits">
        <h3 className={css['groupTitle']}>Limits</h3>
        <p className={css['hint']}>0 means no limit.</p>
        {form.errors['limits'] && <p className={css['error']}>{form.errors['limits']}</p>}
        <div className={css['narrow']}>
          <NumberInput label="At least per order" min={1} max={1000} {...form.getInputProps('limits.minQty')} />
          <NumberInput label="At most per order" min={0} {...form.getInputProps('limits.maxQty')} />
          <NumberInput label="Per buyer" min={0} {...form.getInputProps('limits.perBuyer')} />
          <NumberInput label="Sales in total" min={0} {...form.getInputProps('limits.totalSales')} />
        </div>
      </section>
    </>
  );
}
