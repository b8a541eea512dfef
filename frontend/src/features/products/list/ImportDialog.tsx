import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Badge, Button, FileButton, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import type { importProducts, ReplyOf } from '@linkyard/contracts';
import { perLanguage, CurrencySelect, FormFailure, toast } from '@linkyard/ui';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalOf, type ApiError } from '../../../shared/api/api-error.js';
import { useOthersDataQuery } from '../../../shared/others-data.js';
import { useUser } from '../../../shared/session/use-session.js';
import { useImportProductsMutation } from '../api.js';
import css from './list.module.css';

type Preview = ReplyOf<typeof importProducts>['products'];

const actions = perLanguage(() => ({
  create: { label: t`New`, color: 'green' },
  update: { label: t`Update`, color: 'blue' },
  skip: { label: t`Left out`, color: 'yellow' },
}));

/** Products of another shop: a file or pasted text, then what it would make, then the import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [send, { isLoading }] = useImportProductsMutation();
  const lists = useOthersDataQuery({});
  const [currency, setCurrency] = useState(useUser()?.currency ?? 'USD');
  const [csv, setCsv] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const usable = preview?.filter(({ action }) => action !== 'skip').length ?? 0;
  const edit = (text: string) => {
    setCsv(text);
    setPreview(null);
    setFailure(null);
  };

  const submit = async (isPreview: boolean) => {
    const answer = await send({ csv, currency, isPreview });
    const refusal = refusalOf(answer);
    setFailure(refusal && { ...refusal, message: refusal.errors?.[0]?.message ?? refusal.message });
    if (!answer.data) return;
    if (isPreview) return setPreview(answer.data.products);
    const { imported, products } = answer.data;
    if (imported > 0) toast.success(plural(imported, { one: '# product imported.', other: '# products imported.' }));
    // What the check did not foresee stays on the screen, with its reason.
    if (imported === usable) return onClose();
    setPreview(products.filter(({ action }) => action === 'skip'));
  };

  return (
    <Modal opened onClose={onClose} title={t`Import products`} size="lg">
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          <Trans>
            The product export of Shopify, or a list with the columns Name, Permalink, Price and Currency. New products
            are drafts. Importing a file again changes the products it made before.
          </Trans>
        </Text>
        <Group align="flex-end" gap="sm">
          <FileButton accept=".csv,text/csv" onChange={(file) => void file?.text().then(edit)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}>
                <Trans>Choose a CSV file</Trans>
              </Button>
            )}
          </FileButton>
          <CurrencySelect
            label={t`Currency of the prices`}
            currencies={lists.data?.currencies.map(({ code }) => code) ?? [currency]}
            value={currency}
            onChange={(next) => {
              setCurrency(next);
              setPreview(null);
            }}
          />
        </Group>
        <Textarea
          label={t`Or paste it`}
          rows={5}
          dir="ltr"
          value={csv}
          onChange={(event) => edit(event.currentTarget.value)}
        />
        {preview && (
          <ul className={css['preview']} aria-label={t`What will be imported`}>
            {preview.map(({ key, title, variants, problems, action }) => (
              <li key={key}>
                <span>
                  <bdi className={css['title']}>{title || key}</bdi>
                  {variants > 0 && (
                    <small>
                      <Trans>{variants} variants</Trans>
                    </small>
                  )}
                  {problems.map((problem) => (
                    <small key={problem} className={css['problem']}>
                      {problem}
                    </small>
                  ))}
                </span>
                <Badge color={actions()[action].color}>{actions()[action].label}</Badge>
              </li>
            ))}
          </ul>
        )}
        <FormFailure message={failure?.message} requestId={failure?.requestId} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {preview && usable > 0 ? (
            <Button loading={isLoading} onClick={() => void submit(false)}>
              <Plural value={usable} one="Import # product" other="Import # products" />
            </Button>
          ) : (
            <Button loading={isLoading} disabled={csv.trim() === ''} onClick={() => void submit(true)}>
              <Trans>Check the file</Trans>
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
