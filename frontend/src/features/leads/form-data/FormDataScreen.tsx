import { t } from '@lingui/core/macro';
import type { FormSubmissionView } from '@linkyard/contracts';
import { perLanguage, EmptyState, useTableState, type TableColumn } from '@linkyard/ui';
import { useExportFormDataMutation } from '../../../shared/exports/api.js';
import { useExport } from '../../../shared/exports/use-export.js';
import { useSubmissionsQuery } from '../api.js';
import { EmptyActs } from '../EmptyActs.js';
import { lastColumns, personColumn } from '../lead-columns.js';
import { exportOf, requestOf, tableOptions } from '../lead-query.js';
import { LeadTable } from '../LeadTable.js';
import { AnswerPreview } from './AnswerPreview.js';
import css from '../leads.module.css';

const columns = perLanguage((): readonly TableColumn<FormSubmissionView>[] => [
  { ...personColumn(), header: t`From`, width: '22%' },
  { key: 'answers', header: t`Answers`, width: '30%', cell: (entry) => <AnswerPreview entry={entry} /> },
  {
    key: 'form',
    header: t`Form`,
    wraps: true,
    width: '20%',
    cell: (entry) => (
      <span className={css['twoLines']}>
        <bdi>{entry.sectionTitle || t`Form`}</bdi>
        <bdi className={css['under']}>{entry.campaignTitle}</bdi>
      </span>
    ),
  },
  ...lastColumns(),
]);

/** What visitors answered in forms. */
export function FormDataScreen() {
  const { state, change } = useTableState(tableOptions);
  const list = useSubmissionsQuery(requestOf(state));
  const [exportFormData] = useExportFormDataMutation();
  const onExport = useExport(() => exportFormData({ filters: exportOf(state) }));
  return (
    <LeadTable
      title={t`Form's Data`}
      purpose={t`What visitors answered in the forms on your pages.`}
      label={t`Form answers`}
      noun="answer"
      columns={columns()}
      list={list}
      state={state}
      change={change}
      onExport={onExport}
      empty={
        <EmptyState
          drawing="forms"
          text={t`No form has been filled in yet.`}
          hint={t`Put a form block on a page and ask what you need to know.`}
          action={<EmptyActs />}
        />
      }
    />
  );
}
