import { t } from '@lingui/core/macro';
import { Switch, TextInput } from '@mantine/core';
import type { TaxSettings } from '@linkyard/contracts';
import { EditScreen, ErrorState, FormSkeleton, toast, type EditSection } from '@linkyard/ui';
import { useState } from 'react';
import { asApiError } from '../../../shared/api/api-error.js';
import { useRecordForm } from '../../../shared/forms/use-record-form.js';
import { useSaveTaxSettingsMutation, useTaxSettingsQuery } from '../api.js';
import { RateRows } from './RateRows.js';
import { draftOf, settingsOf } from './tax-draft.js';

/** What tax a seller charges, and what stands on receipts. */
export function TaxSettingsScreen() {
  const [openedAt] = useState(() => Date.now());
  const loaded = useTaxSettingsQuery({}, { refetchOnMountOrArgChange: true });
  if (loaded.isError && !loaded.data)
    return <ErrorState failure={asApiError(loaded.error)} retry={() => void loaded.refetch()} />;
  // An older answer is not edited; the one after a save does not replace the form.
  const isFresh = (loaded.fulfilledTimeStamp ?? 0) >= openedAt;
  return loaded.data && isFresh ? <Editor settings={loaded.data.settings} /> : <FormSkeleton />;
}

function Editor({ settings }: { settings: TaxSettings }) {
  const form = useRecordForm({ loaded: settings, draftOf });
  const { draft, change, errorOf } = form;
  const aboutAllRates = form.errors.find(({ path }) => path === 'rates')?.message;
  const [send] = useSaveTaxSettingsMutation();

  const save = async () => {
    const isSaved = await form.save(async (sent) => {
      const answer = await send(settingsOf(sent));
      return { data: answer.data?.settings, error: answer.error };
    });
    if (isSaved) toast.success(t`Saved.`);
  };
  const sections: EditSection[] = [
    {
      id: 'rates',
      title: t`Rates`,
      help: t`Where a product is bought decides: the rate of the country for its category, or else the general rate of the country. Whether a price includes its tax is set in each product.`,
      hasError: errorOf('rates') !== undefined,
      content: (
        <>
          <RateRows
            value={draft.rates}
            onChange={(rates) => change({ rates })}
            errorOf={(path) => errorOf(`rates.${path}`)}
          />
          <Switch
            label={t`Charge tax on shipping`}
            description={t`At the rate of the buyer's country. It is within the price of shipping where the prices of all products include tax.`}
            checked={draft.taxesShipping}
            onChange={(event) => change({ taxesShipping: event.currentTarget.checked })}
          />
        </>
      ),
    },
    {
      id: 'vat',
      title: t`VAT`,
      hasError: errorOf('vatId') !== undefined,
      content: (
        <>
          <TextInput
            label={t`Your VAT ID`}
            description={t`Shown on your receipts.`}
            maxLength={20}
            autoComplete="off"
            value={draft.vatId}
            error={errorOf('vatId')}
            onChange={(event) => change({ vatId: event.currentTarget.value })}
          />
          <Switch
            label={t`Ask buyers for their VAT ID`}
            description={t`Its format is checked. It is always optional.`}
            checked={draft.asksVatId}
            onChange={(event) => change({ asksVatId: event.currentTarget.checked })}
          />
          <Switch
            label={t`Reverse charge`}
            description={t`Businesses of another EU country with a valid VAT ID pay no tax: they owe it themselves. Needs your own VAT ID.`}
            disabled={!draft.asksVatId}
            checked={draft.asksVatId && draft.reverseCharge}
            onChange={(event) => change({ reverseCharge: event.currentTarget.checked })}
          />
        </>
      ),
    },
  ];
  return (
    <EditScreen
      title={t`Tax`}
      back={{ to: '/products', label: t`Products` }}
      sections={sections}
      dirty={form.dirty}
      saving={form.saving}
      onSave={() => void save()}
      onDiscard={form.discard}
      failure={aboutAllRates ? { message: aboutAllRates } : form.failure}
    />
  );
}
