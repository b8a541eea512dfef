import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NumberInput, Switch, TextInput } from '@mantine/core';
import { numberField, textField, tickField } from '../../../../shared/forms/field-props.js';
import type { SectionProps } from '../edit-sections.js';
import css from '../editor.module.css';

export function StockSection({ form, product }: SectionProps) {
  const { stock, variants } = form.draft;
  if (variants.length > 0)
    return (
      <p className={css['hint']}>
        <Trans>Each variant has a stock of its own, in the section Price.</Trans>
      </p>
    );
  return (
    <>
      <TextInput label="SKU" maxLength={64} dir="ltr" {...textField(form, 'sku')} />
      <Switch
        label={product.type === 'service' ? t`Limit how often it can be sold` : t`Count the stock`}
        {...tickField(form, 'stock.track')}
      />
      {stock.track && (
        <>
          <div className={css['narrow']}>
            <NumberInput label={t`Available`} min={Math.min(0, stock.onHand)} {...numberField(form, 'stock.onHand')} />
            <NumberInput
              label={t`Warn at`}
              description={t`Marked in the list.`}
              min={0}
              {...numberField(form, 'stock.lowAt')}
            />
          </div>
          {product.stock.reserved > 0 && (
            <p className={css['hint']}>
              <Trans>{product.stock.reserved} are held by checkouts that are open now.</Trans>
            </p>
          )}
          <Switch label={t`Keep selling when none are left`} {...tickField(form, 'stock.allowBackorder')} />
        </>
      )}
    </>
  );
}
