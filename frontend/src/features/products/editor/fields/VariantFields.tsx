import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Input, NumberInput, Switch, TextInput } from '@mantine/core';
import { priceStep } from '@linkyard/contracts';
import { InlineAlert, MoneyField, TagInput } from '@linkyard/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { textField, valueField } from '../../../../shared/forms/field-props.js';
import type { ProductForm } from '../use-product-form.js';
import { VariantDetails } from './VariantDetails.js';
import { maxVariants, variantCount, variantsOf, withRenamed, type ProductOption } from '../variants.js';
import css from '../editor.module.css';

/** Sizes, colours and the like: options make variants, each with its own price and stock. */
export function VariantFields({ form }: { form: ProductForm }) {
  const { options, variants, currency, priceModel } = form.draft;
  const setOptions = (next: ProductOption[]) => form.change({ options: next, variants: variantsOf(next, variants) });
  const setValues = (index: number, values: string[]) =>
    setOptions(options.map((option, at) => (at === index ? { ...option, values } : option)));
  const rename = (index: number, name: string) => form.change(withRenamed({ options, variants }, index, name));

  return (
    <section className={css['group']} aria-label={t`Variants`}>
      <h3 className={css['groupTitle']}>
        <Trans>Variants</Trans>
      </h3>
      <p className={css['hint']}>
        <Trans>For products that come in sizes, colours or editions.</Trans>
      </p>
      {options.map((option, index) => (
        <div key={index} className={css['box']} role="group" aria-label={t`Option ${index + 1}`}>
          <div className={css['row']}>
            <TextInput
              label={t`Option`}
              placeholder={t`Size`}
              maxLength={40}
              value={option.name}
              onChange={(event) => rename(index, event.currentTarget.value.replace(/[.$]/g, ''))}
            />
            <ActionIcon
              mt={24}
              aria-label={t`Remove option ${option.name || index + 1}`}
              onClick={() => setOptions(options.filter((_, at) => at !== index))}
            >
              <IconTrash size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </div>
          <TagInput
            label={t`Values`}
            placeholder={t`Press Enter after each`}
            value={option.values}
            max={50}
            maxLength={80}
            onChange={(values) => setValues(index, values)}
          />
        </div>
      ))}
      {options.length < 3 && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() => form.set('options', [...options, { name: '', values: [] }])}
          >
            <Trans>Add option</Trans>
          </Button>
        </div>
      )}
      {variantCount(options) > maxVariants && (
        <InlineAlert title={t`A product has at most ${maxVariants} variants. The others are left out.`} />
      )}
      {variants.length > 0 && (
        <ul className={css['variants']} aria-label={t`Variants`}>
          {variants.map((variant, index) => (
            <li key={variant.id} className={css['box']}>
              <div className={css['variantHead']}>
                <bdi>{variant.title}</bdi>
                <Switch
                  aria-label={t`Sell ${variant.title}`}
                  checked={variant.status === 1}
                  onChange={(event) => form.set(`variants.${index}.status`, event.currentTarget.checked ? 1 : 0)}
                />
              </div>
              <RepeatedNote form={form} index={index} />
              <div className={css['narrow']}>
                {priceModel === 'fixed' && (
                  <MoneyField
                    label={t`Price`}
                    placeholder={t`Same`}
                    currency={currency}
                    step={priceStep(currency)}
                    {...valueField(form, `variants.${index}.price`)}
                  />
                )}
                <TextInput label="SKU" maxLength={64} dir="ltr" {...textField(form, `variants.${index}.sku`)} />
                <NumberInput
                  label={t`In stock`}
                  placeholder={t`Not counted`}
                  min={Math.min(0, variant.stock.onHand)}
                  value={variant.stock.track ? variant.stock.onHand : ''}
                  error={form.errorOf(`variants.${index}.stock.onHand`)}
                  onChange={(value) =>
                    form.set(`variants.${index}.stock`, {
                      ...variant.stock,
                      track: value !== '',
                      onHand: Number(value) || 0,
                    })
                  }
                />
              </div>
              <VariantDetails form={form} index={index} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Two options with the same name make the same variant twice. */
function RepeatedNote({ form: { errorOf }, index }: { form: ProductForm; index: number }) {
  const error = errorOf(`variants.${index}.title`) ?? errorOf(`variants.${index}.id`);
  return error ? <Input.Error role="alert">{error}</Input.Error> : null;
}
