import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Badge, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import type { ProductImportLine, ProductImportView } from '@linkyard/contracts';
import { FormFailure, perLanguage, toast } from '@linkyard/ui';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalOf, type ApiError } from '../../../shared/api/api-error.js';
import { saveFile } from '../../../shared/save-file.js';
import {
  useConfirmProductImportMutation,
  useLazyProductImportReportQuery,
  useProductImportReportQuery,
} from '../api.js';
import css from '../list/list.module.css';
import { failureTexts, remarkText } from './remark-texts.js';
import { reportCsv } from './report-csv.js';

const actions = perLanguage(() => ({
  create: { label: t`New`, color: 'green' },
  update: { label: t`Update`, color: 'blue' },
  skip: { label: t`Left out`, color: 'yellow' },
}));
const shownLines = 200;
const pageSize = 500;

interface ReportProps {
  latest: ProductImportView;
  onClose: () => void;
  onAnother: () => void;
}

/** What an import would do, or has done, product by product. */
export function ImportReport({ latest, onClose, onAnother }: ReportProps) {
  const { importId, isPreview, failure, created, updated, leftOut, remarked } = latest;
  const usable = created + updated;
  const [confirm, { isLoading }] = useConfirmProductImportMutation();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const submit = async () => setRefusal(refusalOf(await confirm({ importId })));

  return (
    <Stack gap="md">
      <Text fw={600}>
        <bdi>{latest.fileName}</bdi>
      </Text>
      {failure ? (
        <Alert color="red">{failureTexts()[failure]}</Alert>
      ) : (
        <>
          <Group gap="xs">
            <Badge color="green">
              <Plural value={created} one="# new product" other="# new products" />
            </Badge>
            <Badge color="blue">
              <Plural value={updated} one="# product updated" other="# products updated" />
            </Badge>
            <Badge color="yellow">
              <Plural value={leftOut} one="# product left out" other="# products left out" />
            </Badge>
            {remarked > 0 && (
              <Badge color="gray">
                <Plural value={remarked} one="# product with a remark" other="# products with remarks" />
              </Badge>
            )}
          </Group>
          <Lines latest={latest} />
        </>
      )}
      <FormFailure message={refusal?.message} requestId={refusal?.requestId} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onAnother}>
          <Trans>Choose another file</Trans>
        </Button>
        {isPreview && usable > 0 ? (
          <Button loading={isLoading} onClick={() => void submit()}>
            <Plural value={usable} one="Import # product" other="Import # products" />
          </Button>
        ) : (
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Lines({ latest }: { latest: ProductImportView }) {
  const { importId, isPreview, leftOut, remarked, total } = latest;
  const [wantsRemarks, setWantsRemarks] = useState(false);
  const asked = { importId, onlyRemarks: wantsRemarks, limit: shownLines };
  const { data } = useProductImportReportQuery(asked, { refetchOnMountOrArgChange: true });
  const [read, { isFetching }] = useLazyProductImportReportQuery();
  const count = wantsRemarks ? leftOut + remarked : (total ?? 0);
  const more = Math.max(0, count - shownLines);

  const download = async () => {
    const lines: ProductImportLine[] = [];
    let after: number | null = null;
    do {
      const page = await read({ importId, onlyRemarks: wantsRemarks, after, limit: pageSize });
      if (!page.data) return toast.error(t`The report could not be read. Please try again.`);
      lines.push(...page.data.lines);
      after = page.data.next;
    } while (after !== null);
    saveFile('import-report.csv', 'text/csv;charset=utf-8', reportCsv(lines));
  };

  return (
    <>
      <Group justify="space-between">
        <Checkbox
          label={t`Only products with remarks`}
          checked={wantsRemarks}
          onChange={(event) => setWantsRemarks(event.currentTarget.checked)}
        />
        <Button
          size="xs"
          variant="default"
          loading={isFetching}
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={() => void download()}
        >
          <Trans>Download the report</Trans>
        </Button>
      </Group>
      <ul className={css['preview']} aria-label={isPreview ? t`What will be imported` : t`What was imported`}>
        {data?.lines.map((line) => (
          <ReportLine key={line.position} line={line} />
        ))}
      </ul>
      {more > 0 && (
        <Text size="sm" c="dimmed">
          <Plural value={more} one="# more is in the downloaded report." other="# more are in the downloaded report." />
        </Text>
      )}
    </>
  );
}

function ReportLine({ line: { row, key, title, variants, action, remarks } }: { line: ProductImportLine }) {
  const { color, label } = actions()[action];
  return (
    <li>
      <span>
        <bdi className={css['title']}>{title || key || t`Row ${row}`}</bdi>
        {variants > 0 && (
          <small>
            <Plural value={variants} one="# variant" other="# variants" />
          </small>
        )}
        {remarks.map((remark) => (
          <small key={remarkText(remark)} className={action === 'skip' ? css['problem'] : undefined}>
            <Trans>
              Row {row}: {remarkText(remark)}
            </Trans>
          </small>
        ))}
      </span>
      <Badge color={color}>{label}</Badge>
    </li>
  );
}
