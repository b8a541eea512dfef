import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, FileInput, Group, Stack, Text, Textarea } from '@mantine/core';
import { maxProductFileBytes } from '@linkyard/contracts';
import { CurrencySelect, FormFailure } from '@linkyard/ui';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalOf, type ApiError } from '../../../shared/api/api-error.js';
import { useOthersDataQuery } from '../../../shared/others-data.js';
import { useUser } from '../../../shared/session/use-session.js';
import { useStartProductImportMutation } from '../api.js';

const maxMegabytes = maxProductFileBytes / 1024 / 1024;

/** The file, or its text, and the currency of its prices. */
export function ImportForm({ onClose, onStarted }: { onClose: () => void; onStarted: () => void }) {
  const [start, { isLoading }] = useStartProductImportMutation();
  const lists = useOthersDataQuery({});
  const [currency, setCurrency] = useState(useUser()?.currency ?? 'USD');
  const [chosen, setChosen] = useState<File | null>(null);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const file = chosen ?? (text.trim() === '' ? null : new File([text], 'pasted.csv', { type: 'text/csv' }));
  const isTooLarge = file !== null && file.size > maxProductFileBytes;

  const submit = async () => {
    if (!file) return;
    const form = new FormData();
    form.set('currency', currency);
    form.set('isPreview', 'true');
    form.set('file', file);
    const answer = await start(form);
    const refusal = refusalOf(answer);
    setFailure(refusal && { ...refusal, message: refusal.errors?.[0]?.message ?? refusal.message });
    if (answer.data) onStarted();
  };

  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm">
        <Trans>
          The product export of Shopify, WooCommerce, Squarespace, Etsy or Gumroad, or a table with titles and prices.
          New products are drafts. Importing a file again changes the products it made before.
        </Trans>
      </Text>
      <Group align="flex-end" gap="sm" grow>
        <FileInput
          label={t`CSV file`}
          placeholder={t`Choose a CSV file`}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
          clearable
          value={chosen}
          onChange={setChosen}
          error={
            isTooLarge
              ? t`This file is larger than ${maxMegabytes} MB. Split it, and import the parts one after the other.`
              : null
          }
        />
        <CurrencySelect
          label={t`Currency of the prices`}
          currencies={lists.data?.currencies.map(({ code }) => code) ?? [currency]}
          value={currency}
          onChange={setCurrency}
        />
      </Group>
      {!chosen && (
        <Textarea
          label={t`Or paste it`}
          rows={5}
          dir="ltr"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <FormFailure message={failure?.message} requestId={failure?.requestId} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button loading={isLoading} disabled={!file || isTooLarge} onClick={() => void submit()}>
          <Trans>Check the file</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
