import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NumberInput, SegmentedControl, Select, Text } from '@mantine/core';
import { cardHoldAheadDays, cardHoldDays, payMoments, priceStep } from '@linkyard/contracts';
import { perLanguage, CurrencySelect, InlineAlert, MoneyField } from '@linkyard/ui';
import { useOthersDataQuery } from '../../../shared/others-data.js';
import { NoPaymentAccount } from '../../../shared/payments/NoPaymentAccount.js';
import type { AppointmentDraft, SectionProps } from './appointment-draft.js';
import css from './edit.module.css';

const depositKinds: () => readonly { value: AppointmentDraft['deposit']['kind']; label: string }[] = perLanguage(() => [
  { value: 'none', label: t`The whole price` },
  { value: 'percent', label: t`A share` },
  { value: 'amount', label: t`An amount` },
]);

/** What it costs and when it is paid. */
export function PriceSection({ draft, change, errorOf }: SectionProps) {
  const currencies = useOthersDataQuery({}).data?.currencies.map(({ code }) => code) ?? [draft.currency];
  const isPaid = (draft.priceMinor ?? 0) > 0;
  return (
    <>
      <div className={css['pairs']}>
        <MoneyField
          label={t`Price`}
          description={t`Leave it empty for a free appointment.`}
          value={draft.priceMinor}
          currency={draft.currency}
          step={priceStep(draft.currency)}
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
        label={t`Paid`}
        allowDeselect={false}
        data={[
          { value: 'booking', label: t`When booking` },
          { value: 'cardHold', label: t`Held on the card, charged afterwards` },
          { value: 'onSite', label: t`On site` },
        ]}
        value={draft.payAt}
        error={errorOf('payAt')}
        onChange={(next) => {
          const payAt = payMoments.find((moment) => moment === next);
          if (payAt) change({ payAt, ...(payAt === 'cardHold' ? { deposit: { ...deposit, kind: 'none' } } : {}) });
        }}
      />
      {draft.payAt !== 'onSite' && <NoPaymentAccount />}
      {draft.payAt === 'booking' && (
        <>
          <div>
            <Text fw={500} size="sm" mb={4} id="due-at-booking">
              <Trans>Due when booking</Trans>
            </Text>
            <SegmentedControl
              aria-labelledby="due-at-booking"
              data={[...depositKinds()]}
              value={deposit.kind}
              onChange={(next) => {
                const kind = depositKinds().find(({ value }) => value === next)?.value;
                if (kind) change({ deposit: { ...deposit, kind } });
              }}
            />
          </div>
          {deposit.kind === 'percent' && (
            <NumberInput
              label={t`Share of the price, %`}
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
              label={t`Deposit`}
              value={deposit.amountMinor}
              currency={draft.currency}
              step={priceStep(draft.currency)}
              error={errorOf('deposit')}
              onChange={(amountMinor) => change({ deposit: { ...deposit, amountMinor } })}
            />
          )}
        </>
      )}
      {draft.payAt !== 'onSite' && (
        <NumberInput
          label={t`Time to pay, minutes`}
          description={t`The time is kept for the visitor that long. Unpaid, it is free again.`}
          w={280}
          min={5}
          max={1440}
          allowDecimal={false}
          value={draft.payWithin}
          error={errorOf('payWithin')}
          onChange={(value) => change({ payWithin: Number(value) || 15 })}
        />
      )}
      {draft.payAt === 'cardHold' && (
        <InlineAlert tone="info" title={t`The price is held on the visitor’s card for ${cardHoldDays} days.`}>
          {t`You charge it, or less, once the appointment has begun: open the booking and choose “Charge card”. What you do not charge is released before the hold ends. So that you have a day for it, only times of the next ${cardHoldAheadDays} days are offered. PayPal guarantees a hold for three days; after that a charge may fail.`}
        </InlineAlert>
      )}
      {draft.payAt === 'onSite' && (
        <InlineAlert
          tone="info"
          title={t`Nothing is charged online. The booking page says that the price is paid on site.`}
        />
      )}
    </>
  );
}
