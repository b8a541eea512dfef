import { NumberInput, SegmentedControl, Select, Text } from '@mantine/core';
import { CurrencySelect, InlineAlert, MoneyField } from '@linkyard/ui';
import { useOthersDataQuery } from '../../../shared/others-data.js';
import type { AppointmentDraft, SectionProps } from './appointment-draft.js';
import css from './edit.module.css';

const depositKinds: readonly { value: AppointmentDraft['deposit']['kind']; label: string }[] = [
  { value: 'none', label: 'The whole price' },
  { value: 'percent', label: 'A share' },
  { value: 'amount', label: 'An amount' },
];

/** What it costs and when it is paid. */
export function PriceSection({ draft, change, errorOf }: SectionProps) {
  const currencies = useOthersDataQuery({}).data?.currencies.map(({ code }) => code) ?? [draft.currency];
  const isPaid = (draft.priceMinor ?? 0) > 0;
  return (
    <>
      <div className={css['pairs']}>
        <MoneyField
          label="Price"
          description="Leave it empty for a free appointment."
          value={draft.priceMinor}
          currency={draft.currency}
          error={errorOf('price')}
          onChange={(priceMinor) => change({ priceMinor })}
        />
        <CurrencySelect
          currencies={currencies}
          value={draft.currency}
          error={errorOf('currency')}
          onChange={(currency) => change({ currency })}
        />
      </div>
      {isPaid && <Payment draft={draft} change={change} errorOf={errorOf} />}
    </>
  );
}

function Payment({ draft, change, errorOf }: SectionProps) {
  const { deposit } = draft;
  return (
    <>
      <Select
        label="Paid"
        allowDeselect={false}
        data={[
          { value: 'booking', label: 'When booking' },
          { value: 'onSite', label: 'On site' },
        ]}
        value={draft.payAt}
        error={errorOf('payAt')}
        onChange={(payAt) => (payAt === 'booking' || payAt === 'onSite') && change({ payAt })}
      />
      {draft.payAt !== 'onSite' && (
        <>
          <div>
            <Text fw={500} size="sm" mb={4} id="due-at-booking">
              Due when booking
            </Text>
            <SegmentedControl
              aria-labelledby="due-at-booking"
              data={[...depositKinds]}
              value={deposit.kind}
              onChange={(next) => {
                const kind = depositKinds.find(({ value }) => value === next)?.value;
                if (kind) change({ deposit: { ...deposit, kind } });
              }}
            />
          </div>
          {deposit.kind === 'percent' && (
            <NumberInput
              label="Share of the price, %"
              w={180}
              min={1}
              max={99}
              allowDecimal={false}
              value={deposit.percent ?? ''}
              error={errorOf('deposit')}
              onChange={(value) => change({ deposit: { ...deposit, percent: value === '' ? null : Number(value) } })}
            />
          )}
          {deposit.kind === 'amount' && (
            <MoneyField
              label="Deposit"
              value={deposit.amountMinor}
              currency={draft.currency}
              error={errorOf('deposit')}
              onChange={(amountMinor) => change({ deposit: { ...deposit, amountMinor } })}
            />
          )}
          <NumberInput
            label="Time to pay, minutes"
            description="The time is kept for the visitor that long. Unpaid, it is free again."
            w={280}
            min={5}
            max={1440}
            allowDecimal={false}
            value={draft.payWithin}
            error={errorOf('payWithin')}
            onChange={(value) => change({ payWithin: Number(value) || 15 })}
          />
        </>
      )}
      {draft.payAt === 'onSite' && (
        <InlineAlert
          tone="info"
          title="Nothing is charged online. The booking page says that the price is paid on site."
        />
      )}
    </>
  );
}
