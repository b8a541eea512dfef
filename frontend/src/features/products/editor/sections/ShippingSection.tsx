import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, MultiSelect, NumberInput, Switch, TextInput } from '@mantine/core';
import { priceStep } from '@linkyard/contracts';
import { MoneyField } from '@linkyard/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useCountryChoices } from '../../../../shared/others-data.js';
import { numberField, textField, tickField, valueField } from '../../../../shared/forms/field-props.js';
import type { SectionProps } from '../edit-sections.js';
import css from '../editor.module.css';

export function ShippingSection({ form }: SectionProps) {
  const { shipping, currency } = form.draft;
  const handlingDays = Number(shipping.handlingDays) || 0;
  const countries = useCountryChoices();
  return (
    <>
      <Switch label={t`It is sent by post`} {...tickField(form, 'shipping.required')} />
      {shipping.required && (
        <>
          <div className={css['narrow']}>
            <NumberInput label={t`Weight`} suffix=" g" min={0} {...numberField(form, 'shipping.weight')} />
            <NumberInput
              label={t`Sent within`}
              suffix={` ${plural(handlingDays, { one: 'day', other: 'days' })}`}
              min={0}
              {...numberField(form, 'shipping.handlingDays')}
            />
          </div>
          <p className={css['hint']}>
            <Trans>Buyers pay the rate of their country. A rate without countries is for everywhere else.</Trans>
          </p>
          {shipping.rates.map((rate, index) => (
            <div key={index} className={css['box']} role="group" aria-label={t`Rate ${index + 1}`}>
              <div className={css['row']}>
                <TextInput
                  label={t`Name`}
                  placeholder={t`Standard`}
                  maxLength={80}
                  {...textField(form, `shipping.rates.${index}.name`)}
                />
                <ActionIcon
                  mt={24}
                  aria-label={t`Remove rate ${rate.name || index + 1}`}
                  onClick={() => form.set('shipping.rates', shipping.rates.toSpliced(index, 1))}
                >
                  <IconTrash size={18} stroke={1.5} aria-hidden />
                </ActionIcon>
              </div>
              <MultiSelect
                label={t`Countries`}
                placeholder={rate.countries.length === 0 ? t`Everywhere else` : ''}
                data={countries}
                searchable
                clearable
                {...valueField(form, `shipping.rates.${index}.countries`)}
              />
              <div className={css['narrow']}>
                <MoneyField
                  label={t`Rate`}
                  currency={currency}
                  step={priceStep(currency)}
                  {...valueField(form, `shipping.rates.${index}.amount`)}
                />
                <MoneyField
                  label={t`Free from`}
                  placeholder={t`Never`}
                  currency={currency}
                  {...valueField(form, `shipping.rates.${index}.freeOver`)}
                />
              </div>
            </div>
          ))}
          <div>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
              onClick={() =>
                form.set('shipping.rates', [
                  ...shipping.rates,
                  { name: '', countries: [], amount: null, freeOver: null },
                ])
              }
            >
              <Trans>Add rate</Trans>
            </Button>
          </div>
        </>
      )}
    </>
  );
}
