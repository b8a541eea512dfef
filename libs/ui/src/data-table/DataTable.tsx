import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RowSelectionState } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { EmptyState } from '../states/EmptyState.js';
import { ErrorState, type Failure } from '../states/ErrorState.js';
import { TableSkeleton } from '../states/Skeletons.js';
import { BulkBar } from './BulkBar.js';
import { Pager } from './Pager.js';
import { TableBody } from './TableBody.js';
import type { TableState } from './table-state.js';
import { TableTools, type TableFilter } from './TableTools.js';
import { useDataTable } from './use-data-table.js';
import css from './DataTable.module.css';

export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** The list call's sort key; absent: not sortable. */
  sort?: string;
  align?: 'end';
  /** CSS width of the column on a desktop. */
  width?: string;
  /** Holds long words (addresses, names), which may break anywhere. */
  wraps?: true;
  /** On a phone: the card's heading, or left out. Default: a labelled line. */
  onCard?: 'title' | 'hidden';
}

export interface TablePage<Row> {
  data: readonly Row[];
  currentPage: number;
  totalCount: number;
  pageCounts: number;
  listPerPage: number;
}

export interface DataTableProps<Row extends object> {
  /** What the rows are, for screen readers and placeholders: 'Leads'. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** Keys of columns that are not shown. */
  hiddenColumns?: readonly string[];
  rowKey: (row: Row) => string;
  /** What to call a row in its checkbox. */
  rowName?: (row: Row) => string;
  page: TablePage<Row> | undefined;
  /** A first load is under way; what was seen before stays during a later one. */
  loading: boolean;
  /** A refresh is under way. */
  refreshing?: boolean;
  failure?: Failure | undefined;
  retry?: () => void;
  state: TableState;
  onChange: (part: Partial<TableState>) => void;
  searchPlaceholder?: string;
  filters?: readonly TableFilter[];
  /** Filters that are no list of choices, such as days; they stand behind the chips. */
  moreFilters?: ReactNode;
  /** Shown when there is nothing at all (no search, no filter). */
  empty: ReactNode;
  onRowOpen?: (row: Row) => void;
  /** Buttons for the chosen rows; without it there are no checkboxes. */
  bulkActions?: (chosen: readonly Row[], clear: () => void) => ReactNode;
  /** Behind the filters: searches kept under a name. */
  views?: ReactNode;
  /** Beside the density, where there are columns side by side. */
  columnsMenu?: ReactNode;
  /** More at the right of the search, such as an export. */
  tools?: ReactNode;
}

const noRows: readonly never[] = [];

/** Rows of anything: search, filter chips, sort, selection, paging, cards on a phone. @source look.md "Table" */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { page, state, onChange, rowKey } = props;
  const [selection, setSelection] = useState<RowSelectionState>({});
  const rows = page?.data ?? noRows;
  const selectable = Boolean(props.bulkActions);
  const table = useDataTable<Row>({
    ...{ columns: props.columns, rows, rowKey, hidden: props.hiddenColumns, selectable, selection, state },
    onSelection: setSelection,
    onSort: (sort) => onChange({ sort }),
  });
  // Rows that left the page are no longer chosen: a bulk action only touches what is in sight.
  const chosen = rows.filter((row) => selection[rowKey(row)]);
  const clear = () => setSelection({});
  const narrowed = state.search !== '' || Object.keys(state.filters).length > 0;

  return (
    <section className={css['table']} aria-label={props.label} data-density={state.density}>
      {(narrowed || !page || page.totalCount > 0) && (
        <TableTools
          label={props.label}
          placeholder={props.searchPlaceholder}
          state={state}
          onChange={onChange}
          filters={props.filters ?? []}
          moreFilters={props.moreFilters}
          sorts={props.columns.flatMap((column) => (column.sort ? [{ key: column.sort, label: column.header }] : []))}
          views={props.views}
          columnsMenu={props.columnsMenu}
          tools={props.tools}
        />
      )}
      {props.failure && !page ? (
        <ErrorState failure={props.failure} {...(props.retry ? { retry: props.retry } : {})} />
      ) : props.loading || !page ? (
        <TableSkeleton />
      ) : page.data.length === 0 ? (
        narrowed ? (
          <NothingFound clear={() => onChange({ search: '', filters: {} })} />
        ) : (
          <div className={css['emptyFrame']}>{props.empty}</div>
        )
      ) : (
        <TableBody {...props} table={table} selectable={selectable} />
      )}
      {page && page.totalCount > page.listPerPage && (
        <Pager
          current={page.currentPage}
          pageCounts={page.pageCounts}
          total={page.totalCount}
          perPage={page.listPerPage}
          onPage={(next) => onChange({ page: next })}
        />
      )}
      {props.bulkActions && chosen.length > 0 && (
        <BulkBar count={chosen.length} onClear={clear}>
          {props.bulkActions(chosen, clear)}
        </BulkBar>
      )}
    </section>
  );
}

function NothingFound({ clear }: { clear: () => void }) {
  return (
    <div className={css['emptyFrame']}>
      <EmptyState
        drawing="search"
        text={t`Nothing matches this search.`}
        action={
          <button type="button" className={css['clear']} onClick={clear}>
            <Trans>Clear search and filters</Trans>
          </button>
        }
      />
    </div>
  );
}
