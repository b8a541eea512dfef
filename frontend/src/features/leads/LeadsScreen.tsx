import { t } from '@lingui/core/macro';
import type { LeadView } from '@linkyard/contracts';
import { perLanguage, EmptyState, useTableState, type TableColumn } from '@linkyard/ui';
import { useExportLeadsMutation } from '../../shared/exports/api.js';
import { useExport } from '../../shared/exports/use-export.js';
import { useLeadsQuery } from './api.js';
import { EmptyActs } from './EmptyActs.js';
import { lastColumns, personColumn } from './lead-columns.js';
import { kindWords } from './lead-states.js';
import { exportOf, kindOf, requestOf, tableOptions } from './lead-query.js';
import { LeadTable } from './LeadTable.js';
import { StarText } from './RatingDetails.js';

const columns: () => readonly TableColumn<LeadView>[] = perLanguage(() => [
  personColumn(),
  {
    key: 'kind',
    header: t`Left in`,
    wraps: true,
    cell: (lead) => (
      <>
        <bdi>{lead.sectionTitle || kindWords()[lead.kind]}</bdi>
        {lead.rating && (
          <>
            {' '}
            <StarText stars={lead.rating.stars} />
          </>
        )}
      </>
    ),
  },
  { key: 'page', header: t`Page`, wraps: true, width: '20%', cell: (lead) => <bdi>{lead.campaignTitle}</bdi> },
  ...lastColumns(),
]);

/** All visitors who left something on a page. */
export function LeadsScreen() {
  const { state, change } = useTableState(tableOptions);
  const request = requestOf(state);
  const kind = kindOf(state);
  const list = useLeadsQuery({ ...request, filters: { ...request.filters, ...(kind ? { kind } : {}) } });
  const [exportLeads] = useExportLeadsMutation();
  const onExport = useExport(() => exportLeads({ filters: exportOf(state) }));
  return (
    <LeadTable
      title={t`Lead's Data`}
      purpose={t`Everybody who signed up, wrote, rated or sent a file on one of your pages.`}
      label={t`Leads`}
      noun="lead"
      columns={columns()}
      list={list}
      state={state}
      change={change}
      withKind
      onExport={onExport}
      empty={
        <EmptyState
          drawing="people"
          text={t`Nobody has left their details yet.`}
          hint={t`Add a sign-up or a form block to a page, and everybody who fills it in appears here.`}
          action={<EmptyActs />}
        />
      }
    />
  );
}
