import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NumberInput, SegmentedControl } from '@mantine/core';
import { priceModels, priceStep } from '@linkyard/contracts';
import { perLanguage, CurrencySelect, MoneyField, MomentField } from '@linkyard/ui';
import { useOthersDataQuery } from '../../../../shared/others-data.js';
import { numberField, textField, valueField } from '../../../../shared/forms/field-props.js';
import { TaxFields } from '../fields/TaxFields.js';
import type { SectionProps } from '../edit-sections.js';
import { UnchargeablePrice } from '../fields/UnchargeablePrice.js';
import { VariantFields } from '../fields/VariantFields.js';
import { inCurrency } from '../product-values.js';
import css from '../editor.module.css';

const modelLabels = perLanguage(() => ({ fixed: t`Fixed price`, payWhatYouWant: t`Pay what you want`, free: t`Free` }));

export function PriceSection({ form, product }: SectionProps) {
  const { priceModel, currency } = form.draft;
  const lists = useOthersDataQuery({});
  const aboutLimits = form.errors.find(({ path }) => path === 'limits')?.message;
  const currencies = lists.data?.currencies.map(({ code }) => code) ?? [currency];
  return (
    <>
      <SegmentedControl
        aria-label={t`Price model`}
        fullWidth
        data={priceModels.map((value) => ({ value, label: modelLabels()[value] }))}
        value={priceModel}
        onChange={(value) => form.set('priceModel', priceModels.find((model) => model === value) ?? 'fixed')}
      />
      {priceModel !== 'free' && (
        <>
          <div className={css['columns']}>
            <CurrencySelect
              currencies={currencies}
              value={currency}
              onChange={(next) => form.change(inCurrency(form.draft, next))}
              error={form.errorOf('currency')}
            />
            {priceModel === 'fixed' ? (
              <>
                <MoneyField
                  label={t`Price`}
                  currency={currency}
                  step={priceStep(currency)}
                  {...valueField(form, 'price')}
                />
                <MoneyField
                  label={t`Compare-at price`}
                  description={t`Shown struck through.`}
                  currency={currency}
                  {...valueField(form, 'compareAtPrice')}
                />
              </>
            ) : (
              <>
                <MoneyField
                  label={t`Minimum`}
                  currency={currency}
                  step={priceStep(currency)}
                  {...valueField(form, 'minPrice')}
                />
                <MoneyField
                  label={t`Suggested amount`}
                  currency={currency}
                  step={priceStep(currency)}
                  {...valueField(form, 'suggestedPrice')}
                />
              </>
            )}
          </div>
          <UnchargeablePrice values={form.draft} />
          <TaxFields form={form} />
        </>
      )}
      {product.type !== 'bundle' && <VariantFields form={form} />}
      <section className={css['group']} aria-label={t`When it is on sale`}>
        <h3 className={css['groupTitle']}>
          <Trans>When it is on sale</Trans>
        </h3>
        <div className={css['columns']}>
          <MomentField label={t`From`} {...textField(form, 'saleStart')} />
          <MomentField label={t`Until`} {...textField(form, 'saleEnd')} />
        </div>
      </section>
      <section className={css['group']} aria-label={t`Limits`}>
        <h3 className={css['groupTitle']}>
          <Trans>Limits</Trans>
        </h3>
        <p className={css['hint']}>
          <Trans>0 means no limit.</Trans>
        </p>
        {aboutLimits && <p className={css['error']}>{aboutLimits}</p>}
        <div className={css['narrow']}>
          <NumberInput label={t`At least per order`} min={1} max={1000} {...numberField(form, 'limits.minQty')} />
          <NumberInput label={t`At most per order`} min={0} {...numberField(form, 'limits.maxQty')} />
          <NumberInput label={t`Per buyer`} min={0} {...numberField(form, 'limits.perBuyer')} />
          <NumberInput label={t`Sales in total`} min={0} {...numberField(form, 'limits.totalSales')} />
        </div>
      </section>
    </>
  );
}
