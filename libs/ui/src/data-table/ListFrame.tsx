import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '../states/EmptyState.js';
import { ErrorState, type Failure } from '../states/ErrorState.js';
import { BulkBar } from './BulkBar.js';
import { Pager } from './Pager.js';
import type { TableState } from './table-state.js';
import { TableTools, type TableFilter } from './TableTools.js';
import css from './DataTable.module.css';

export interface TablePage<Row> {
  data: readonly Row[];
  currentPage: number;
  totalCount: number;
  /** There are more than `totalCount`: they were counted only so far. */
  hasMore?: boolean;
  pageCounts: number;
  listPerPage: number;
}

export interface ListFrameProps<Row extends object> {
  /** What the rows are, for screen readers and placeholders: 'Leads'. */
  label: string;
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
  /** Behind the filters: searches kept under a name. */
  views?: ReactNode;
  /** At the end of the tools: order, density, export. */
  toolsEnd?: ReactNode;
  /** Shown when there is nothing at all (no search, no filter). */
  empty: ReactNode;
  /** Shown when search and filters match nothing. Default: a sentence and a button that clears them. */
  noMatch?: ReactNode;
  /** The tools stay above an empty list: they lead to other places with rows of their own. */
  keepsTools?: boolean;
  /** The outline of the rows on their way. */
  skeleton: ReactNode;
  /** The rows, at least one. */
  render: (rows: readonly Row[]) => ReactNode;
  chosen: readonly Row[];
  onClearChosen: () => void;
  /** Buttons for the chosen rows. */
  bulkActions?: (chosen: readonly Row[], clear: () => void) => ReactNode;
}

export const noRows: readonly never[] = [];

const isNarrowed = ({ search, filters }: TableState) => search !== '' || Object.keys(filters).length > 0;

/** Everything around the rows of a list, however they are drawn: tools, paging, actions for the selection. */
export function ListFrame<Row extends object>(props: ListFrameProps<Row>) {
  const { label, page, state, onChange, chosen, onClearChosen, bulkActions } = props;
  const hasTools = props.keepsTools || !page || page.totalCount > 0 || isNarrowed(state);
  return (
    <section className={css['table']} aria-label={label} data-density={state.density}>
      {hasTools && (
        <TableTools
          label={label}
          placeholder={props.searchPlaceholder}
          state={state}
          onChange={onChange}
          filters={props.filters ?? []}
          moreFilters={props.moreFilters}
          views={props.views}
          end={props.toolsEnd}
        />
      )}
      <Rows {...props} />
      {page && page.totalCount > page.listPerPage && (
        <Pager
          current={page.currentPage}
          pageCounts={page.pageCounts}
          total={page.totalCount}
          hasMore={page.hasMore ?? false}
          perPage={page.listPerPage}
          onPage={(next) => onChange({ page: next })}
        />
      )}
      {bulkActions && chosen.length > 0 && (
        <BulkBar count={chosen.length} onClear={onClearChosen}>
          {bulkActions(chosen, onClearChosen)}
        </BulkBar>
      )}
    </section>
  );
}

/** The rows in each state: failed, on their way, none, shown. */
function Rows<Row extends object>({ page, failure, retry, loading, state, ...props }: ListFrameProps<Row>) {
  if (failure && !page) return <ErrorState failure={failure} {...(retry ? { retry } : {})} />;
  if (loading || !page) return props.skeleton;
  if (page.data.length > 0) return props.render(page.data);
  if (!isNarrowed(state)) return <div className={css['emptyFrame']}>{props.empty}</div>;
  const clear = () => props.onChange({ search: '', filters: {} });
  return <div className={css['emptyFrame']}>{props.noMatch ?? <NothingFound clear={clear} />}</div>;
}

function NothingFound({ clear }: { clear: () => void }) {
  return (
    <EmptyState
      drawing="search"
      text={t`Nothing matches this search.`}
      action={
        <button type="button" className={css['clear']} onClick={clear}>
          <Trans>Clear search and filters</Trans>
        </button>
      }
    />
  );
}
