import { NumberInput, Switch, TextInput } from '@mantine/core';
import type { SectionProps } from '../edit-sections.js';
import css from '../editor.module.css';

export function StockSection({ form, product }: SectionProps) {
  const { stock, variants } = form.values;
  if (variants.length > 0)
    return <p className={css['hint']}>Each variant has a stock of its own, in the section Price.</p>;
  return (
    <>
      <TextInput label="SKU" maxLength={64} dir="ltr" {...form.getInputProps('sku')} />
      <Switch
        label={product.type === 'service' ? 'Limit how often it can be sold' : 'Count the stock'}
        {...form.getInputProps('stock.track', { type: 'checkbox' })}
      />
      {stock.track && (
        <>
          <div className={css['narrow']}>
            <NumberInput label="Available" min={0} {...form.getInputProps('stock.onHand')} />
            <NumberInput
              label="Warn at"
              description="Marked in the list."
              min={0}
              {...form.getInputProps('stock.lowAt')}
            />
          </div>
          {product.stock.reserved > 0 && (
            <p className={css['hint']}>{product.stock.reserved} are held by checkouts that are open now.</p>
          )}
          <Switch
            label="Keep selling when none are left"
            {...form.getInputProps('stock.allowBackorder', { type: 'checkbox' })}
          />
        </>
      )}
    </>
  );
}
