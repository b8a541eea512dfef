import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, MultiSelect, Select, Stack, Switch, TagsInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { perLanguage } from '@linkyard/ui/language';
import { currencyName } from '@linkyard/languages/formats';
import type { EditorProps } from '../editor/context.js';
import { NumberField } from '../editor/typing/NumberField.js';
import { TitleAndDescription } from '../editor/TitleAndDescription.js';
import { TextField } from '../editor/typing/TextField.js';
import { takesCurrency, type DonationItem } from '@linkyard/contracts';
import { codeOf, type DonateContent, leastDonation } from './schema.js';
import { readAmounts, type RefusedAmount } from './typed-amounts.js';

type Part = { value: DonateContent; set: (part: Partial<DonateContent>) => void };
const providerNames = perLanguage(() => ({ paypal: 'PayPal', stripe: t`Card (Stripe)` }));

function CurrencySelect({ value, set }: Part) {
  const currencies = useMemo(() => {
    return Intl.supportedValuesOf('currency').map((code) => ({
      value: code,
      label: `${code} · ${currencyName(code, 'en')}`,
    }));
  }, []);
  return (
    <Select
      label={t`Currency`}
      searchable
      allowDeselect={false}
      limit={60}
      data={currencies}
      value={codeOf(value.currency)}
      onChange={(code) => {
        const name = currencies.find((currency) => currency.value === code)?.label.split(' · ')[1];
        set({ currency: code === 'USD' || !code ? 'USD/United States' : `${code}/${name ?? code}` });
      }}
    />
  );
}

const intervalNames = perLanguage(() => ({ once: t`Once`, month: t`Monthly`, year: t`Yearly` }));
const isInterval = (name: string): name is keyof ReturnType<typeof intervalNames> => name in intervalNames();

/** A goal that is kept under Donations, or one of this block alone. */
function GoalFields({ value, set, goals }: Part & { goals: DonationItem['goals'] }) {
  return (
    <>
      {goals.length > 0 && (
        <Select
          label={t`Goal`}
          data={[
            { value: '', label: t`Of this block` },
            ...goals.map(({ _id, title }) => ({ value: _id, label: title })),
          ]}
          allowDeselect={false}
          value={value.goalId}
          onChange={(goalId) => set({ goalId: goalId ?? '' })}
        />
      )}
      {value.goalId === '' && (
        <NumberField
          label={goals.length > 0 ? t`Amount of the goal` : t`Goal`}
          description={t`0 shows no goal.`}
          min={0}
          max={1e9}
          decimalScale={2}
          thousandSeparator=" "
          value={value.goalAmount}
          onChange={(goalAmount) => set({ goalAmount: Math.max(0, Number(goalAmount) || 0) })}
        />
      )}
      {value.goalId === '' && value.goalAmount > 0 && (
        <NumberField
          label={t`Already raised elsewhere`}
          min={0}
          max={1e9}
          decimalScale={2}
          thousandSeparator=" "
          value={value.goalRaised}
          onChange={(goalRaised) => set({ goalRaised: Math.max(0, Number(goalRaised) || 0) })}
        />
      )}
    </>
  );
}

function refusalText({ text, why }: RefusedAmount, currency: string, minimum: number): string {
  if (why === 'invalid') return t`“${text}” is not an amount in ${currency}.`;
  if (why === 'tooSmall') return t`“${text}” is less than the least amount, ${minimum}.`;
  return t`Payment providers do not take “${text}” in ${currency}.`;
}

function AmountFields({ value, set, providers }: Part & { providers: readonly DonationItem['provider'][] }) {
  const [refused, setRefused] = useState<RefusedAmount | null>(null);
  return (
    <>
      <TagsInput
        label={t`Amounts`}
        description={t`Type an amount and press Enter.`}
        maxTags={8}
        value={value.amounts.map(String)}
        error={refused && refusalText(refused, codeOf(value.currency), value.minimum)}
        onChange={(typed) => {
          const read = readAmounts(typed, value, providers);
          setRefused(read.refused);
          set({ amounts: read.amounts });
        }}
      />
      <NumberField
        label={t`At least`}
        min={leastDonation}
        max={1_000_000}
        decimalScale={2}
        value={value.minimum}
        onChange={(minimum) => set({ minimum: Math.max(leastDonation, Number(minimum) || leastDonation) })}
      />
      <Switch
        label={t`Visitors may name their own amount`}
        checked={value.allowCustom}
        onChange={(event) => set({ allowCustom: event.currentTarget.checked })}
      />
    </>
  );
}

export function Editor({ value, onChange, context }: EditorProps<DonateContent>) {
  const set = (part: Partial<DonateContent>) => onChange({ ...value, ...part });
  const ways = context.sources?.donations ?? [];
  const provider = providerNames()[value.donatType];
  const currency = codeOf(value.currency);
  const usable = ways.filter((way) => takesCurrency(way.provider, currency));
  const isChosen = (way: DonationItem) => way.provider === value.donatType;
  const isConnected = ways.some(isChosen);
  const offered = (['paypal', 'stripe'] as const).filter(
    (name) => ways.length === 0 || ways.some((way) => way.provider === name),
  );
  return (
    <Stack gap="md">
      {ways.length === 0 && (
        <Alert variant="light" color="gray">
          <Trans>No payment account is connected yet: visitors see nothing here.</Trans>
        </Alert>
      )}
      {ways.length > 0 && usable.length === 0 && (
        <Alert variant="light" color="yellow">
          <Trans>None of your payment accounts takes {currency}: visitors see nothing here.</Trans>
        </Alert>
      )}
      {usable.length > 0 && isConnected && !usable.some(isChosen) && (
        <Alert variant="light" color="gray">
          <Trans>
            {provider} does not take {currency}: your other account takes these donations.
          </Trans>
        </Alert>
      )}
      <TitleAndDescription value={value} onChange={set} />
      <Select
        label={t`Paid by`}
        allowDeselect={false}
        data={offered.map((name) => ({ value: name, label: providerNames()[name] }))}
        value={isConnected || !usable[0] ? value.donatType : usable[0].provider}
        onChange={(next) => set({ donatType: next === 'stripe' ? 'stripe' : 'paypal' })}
      />
      <CurrencySelect value={value} set={set} />
      <AmountFields value={value} set={set} providers={usable.map(({ provider: taking }) => taking)} />
      <GoalFields value={value} set={set} goals={ways.flatMap((way) => way.goals)} />
      <MultiSelect
        label={t`How often`}
        data={Object.entries(intervalNames()).map(([interval, label]) => ({ value: interval, label }))}
        value={value.intervals}
        onChange={(chosen) => chosen.length > 0 && set({ intervals: chosen.filter(isInterval) })}
      />
      <Switch
        label={t`Donors may add the provider’s fees`}
        checked={value.coverFees}
        onChange={(event) => set({ coverFees: event.currentTarget.checked })}
      />
      <Switch
        label={t`Show names and messages of supporters`}
        checked={value.showSupporters}
        onChange={(event) => set({ showSupporters: event.currentTarget.checked })}
      />
      <Switch
        label={t`Donors may leave a message`}
        checked={value.message}
        onChange={(event) => set({ message: event.currentTarget.checked })}
      />
      <Switch
        label={t`Donors may stay anonymous`}
        checked={value.anonymousAllowed}
        onChange={(event) => set({ anonymousAllowed: event.currentTarget.checked })}
      />
      <TextField label={t`Button`} maxLength={80} value={value.btnText} onChange={(text) => set({ btnText: text })} />
    </Stack>
  );
}
