import { t } from '@lingui/core/macro';
import { Switch, TextInput } from '@mantine/core';
import type { TaxSettings } from '@linkyard/contracts';
import { EditScreen, ErrorState, FormSkeleton, toast, type EditSection } from '@linkyard/ui';
import { useState } from 'react';
import { asApiError, refusalOf, type ApiError } from '../../../shared/api/api-error.js';
import { useSaveTaxSettingsMutation, useTaxSettingsQuery } from '../api.js';
import { RateRows } from './RateRows.js';
import { draftOf, settingsOf, type TaxDraft } from './tax-draft.js';

/** What tax a seller charges, and what stands on receipts. */
export function TaxSettingsScreen() {
  const loaded = useTaxSettingsQuery({}, { refetchOnMountOrArgChange: true });
  if (loaded.isError && !loaded.data)
    return <ErrorState failure={asApiError(loaded.error)} retry={() => void loaded.refetch()} />;
  return loaded.data && !loaded.isFetching ? <Editor settings={loaded.data.settings} /> : <FormSkeleton />;
}

function Editor({ settings }: { settings: TaxSettings }) {
  const [saved, setSaved] = useState(settings);
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [send, { isLoading: saving }] = useSaveTaxSettingsMutation();
  const change = (part: Partial<TaxDraft>) => setDraft((before) => ({ ...before, ...part }));
  const errorOf = (path: string) => refusal?.errors?.find((error) => error.path === path)?.message;
  const ratesError = errorOf('rates');

  const save = async () => {
    const answer = await send(settingsOf(draft));
    setRefusal(refusalOf(answer));
    if (!answer.data) return;
    setSaved(answer.data.settings);
    setDraft(draftOf(answer.data.settings));
    toast.success(t`Saved.`);
  };
  const sections: EditSection[] = [
    {
      id: 'rates',
      title: t`Rates`,
      help: t`Where a product is bought decides: the rate of the country for its category, or else the general rate of the country. Whether a price includes its tax is set in each product.`,
      hasError: refusal?.errors?.some(({ path }) => path.startsWith('rates')) ?? false,
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
      dirty={JSON.stringify(settingsOf(draft)) !== JSON.stringify(settingsOf(draftOf(saved)))}
      saving={saving}
      onSave={() => void save()}
      onDiscard={() => {
        setDraft(draftOf(saved));
        setRefusal(null);
      }}
      failure={ratesError ? { message: ratesError } : refusal?.errors?.length ? null : refusal}
    />
  );
}
