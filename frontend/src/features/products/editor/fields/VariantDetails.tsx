import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NumberInput, Select, Switch, TextInput } from '@mantine/core';
import { MoneyField } from '@linkyard/ui';
import { numberField, textField, tickField, valueField } from '../../../../shared/forms/field-props.js';
import type { ProductForm } from '../use-product-form.js';
import css from '../editor.module.css';

const folded = ['compareAtPrice', 'barcode', 'weight', 'image', 'stock.lowAt', 'stock.allowBackorder'];

/** What few variants need: folded away, so that a long list stays short, unless the server refuses one of its fields. */
export function VariantDetails({ form, index }: { form: ProductForm; index: number }) {
  const { variants, images, currency, priceModel } = form.draft;
  const variant = variants[index];
  if (!variant) return null;
  const at = `variants.${index}` as const;
  // A picture that was removed from the product is kept until another one is chosen.
  const choices = [...new Set([...images, ...(variant.image ? [variant.image] : [])])];
  const isRefused = folded.some((field) => form.errorOf(`${at}.${field}`) !== undefined);
  return (
    <details className={css['details']} open={isRefused || undefined}>
      <summary aria-label={t`More about ${variant.title}`}>
        <Trans>More</Trans>
      </summary>
      <div className={css['group']}>
        <div className={css['narrow']}>
          {priceModel === 'fixed' && (
            <MoneyField label={t`Compare-at price`} currency={currency} {...valueField(form, `${at}.compareAtPrice`)} />
          )}
          <TextInput label={t`Barcode`} maxLength={64} dir="ltr" {...textField(form, `${at}.barcode`)} />
          <NumberInput label={t`Weight`} suffix=" g" min={0} {...numberField(form, `${at}.weight`)} />
          <Select
            label={t`Picture`}
            placeholder={t`Cover picture`}
            clearable
            disabled={choices.length === 0}
            data={choices.map((image, place) => ({ value: image, label: t`Picture ${place + 1}` }))}
            value={variant.image || null}
            error={form.errorOf(`${at}.image`)}
            onChange={(image) => form.set(`${at}.image`, image ?? '')}
          />
          {variant.stock.track && (
            <NumberInput label={t`Warn at`} min={0} {...numberField(form, `${at}.stock.lowAt`)} />
          )}
        </div>
        {variant.stock.track && (
          <Switch label={t`Keep selling when none are left`} {...tickField(form, `${at}.stock.allowBackorder`)} />
        )}
      </div>
    </details>
  );
}
