import { t } from '@lingui/core/macro';
import type { LeadView } from '@linkyard/contracts';
import { ListScreen, type Failure, type TableColumn, type TablePage, type TableState } from '@linkyard/ui';
import { useState, type ReactNode } from 'react';
import { DayRange } from './DayRange.js';
import { DeleteLeads } from './DeleteLeads.js';
import { LeadBulk } from './LeadBulk.js';
import { LeadDetails } from './LeadDetails.js';
import { LeadDrawer } from './LeadDrawer.js';
import { useLeadFilters } from './lead-filters.js';
import { personName } from './person-words.js';
import { UnreadCount } from './UnreadCount.js';
import { useLeadActs } from './use-lead-acts.js';
import { useOpenedLead } from './use-opened-lead.js';

interface LeadTableProps<Lead extends LeadView> {
  title: string;
  purpose: string;
  /** What the rows are, and what one of them is called where it is deleted. */
  label: string;
  noun: string;
  columns: readonly TableColumn<Lead>[];
  /** The list call of these rows. */
  list: {
    data?: (TablePage<Lead> & { unread: number }) | undefined;
    isLoading: boolean;
    isFetching: boolean;
    isError: boolean;
    error?: unknown;
    refetch: () => unknown;
  };
  state: TableState;
  change: (part: Partial<TableState>) => void;
  /** Rows of both kinds, so that one can be asked for. */
  withKind?: boolean;
  empty: ReactNode;
  /** Exports what is shown. */
  onExport: () => Promise<Failure | null>;
}

/** What visitors left, as Lead's Data and Form's Data both show it: table, bulk actions, one beside it, deletion. */
export function LeadTable<Lead extends LeadView>(props: LeadTableProps<Lead>) {
  const { list, state, change } = props;
  const filters = useLeadFilters(props.withKind ?? false, state.filters['campaign']);
  const acts = useLeadActs();
  const opened = useOpenedLead(list.data?.data ?? [], acts);
  const [doomed, setDoomed] = useState<readonly string[] | null>(null);
  const { lead } = opened;

  return (
    <ListScreen
      title={props.title}
      purpose={props.purpose}
      action={<UnreadCount count={list.data?.unread} onShow={() => change({ filters: { unread: '1' } })} />}
      name={props.label.toLowerCase().replace(' ', '-')}
      label={props.label}
      columns={props.columns}
      rowKey={(row) => row._id}
      rowName={personName}
      list={list}
      state={state}
      onChange={change}
      searchPlaceholder={t`Name, e-mail, phone or message`}
      filters={filters}
      moreFilters={<DayRange state={state} onChange={change} />}
      onRowOpen={(row) => opened.open(row._id)}
      bulkActions={(chosen, clear) => (
        <LeadBulk
          chosen={chosen}
          onAct={(act) => {
            void acts.run(chosen, act);
            clear();
          }}
          onDelete={() => setDoomed(chosen.map(({ _id }) => _id))}
        />
      )}
      empty={props.empty}
      onExport={props.onExport}
    >
      <LeadDrawer
        {...opened.drawer}
        lead={lead}
        title={lead ? personName(lead) : props.label}
        onAct={(act) => lead && void acts.run([lead], act)}
        onDelete={() => lead && setDoomed([lead._id])}
      >
        {lead && <LeadDetails key={lead._id} lead={lead} read={opened.read} />}
      </LeadDrawer>
      <DeleteLeads
        ids={doomed}
        noun={props.noun}
        onClose={() => setDoomed(null)}
        onDelete={async (ids) => {
          const refusal = await acts.remove(ids);
          if (!refusal && lead && ids.includes(lead._id)) opened.open(null);
          return refusal;
        }}
      />
    </ListScreen>
  );
}
