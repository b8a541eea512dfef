import type { ReactNode } from 'react';
import { z } from 'zod';
import { DataTable, type DataTableProps, type TablePage } from '../data-table/DataTable.js';
import { PageHead } from '../page-head/PageHead.js';
import { failureOf } from '../states/failure-of.js';
import type { Failure } from '../states/ErrorState.js';
import { ColumnsMenu } from './ColumnsMenu.js';
import { ExportButton } from './ExportButton.js';
import { useKeptChoice } from './kept-choice.js';
import { SavedViews } from './SavedViews.js';

/** What a list call's hook answers; the result of an RTK Query hook has this shape. */
export interface ListAnswer<Page> {
  data?: Page | undefined;
  isLoading: boolean;
  isFetching: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

type FromTable<Row extends object> = Pick<
  DataTableProps<Row>,
  | 'label'
  | 'columns'
  | 'rowKey'
  | 'rowName'
  | 'state'
  | 'onChange'
  | 'searchPlaceholder'
  | 'filters'
  | 'moreFilters'
  | 'empty'
  | 'onRowOpen'
  | 'bulkActions'
>;

export interface ListScreenProps<Row extends object> extends FromTable<Row> {
  title: string;
  /** One line of what this list is for. */
  purpose?: ReactNode;
  /** At most one primary action. */
  action?: ReactNode;
  /** Between head and table: figures, or what needs attention. */
  above?: ReactNode;
  /** Under which saved views and columns are remembered: 'orders'. */
  name: string;
  list: ListAnswer<TablePage<Row>>;
  /** Exports what is shown; resolves to why it was refused, or nothing. */
  onExport?: () => Promise<Failure | null | undefined>;
  exportLabel?: string;
  /** Beside the table: the RecordDrawer and dialogs. */
  children?: ReactNode;
}

const keys = z.array(z.string()).readonly();
const none: readonly string[] = [];

/**
 * A list of anything: head, search, filters, views, order, columns, bulk actions, paging. Its state is the address's:
 * hand on what useTableState answers.
 * @source look.md "Screens to come"
 */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { title, purpose, action, above, name, list, onExport, exportLabel, children, ...table } = props;
  const [hidden, setHidden] = useKeptChoice(`${name}-columns`, keys, none);
  // The heading of a card identifies the row, so it cannot be hidden.
  const optional = table.columns.filter((column) => column.onCard !== 'title');
  const hiddenColumns = hidden.filter((key) => optional.some((column) => column.key === key));

  return (
    <div data-wide>
      <PageHead title={title} purpose={purpose} action={action} />
      {above}
      <DataTable
        {...table}
        hiddenColumns={hiddenColumns}
        page={list.data}
        loading={list.isLoading}
        refreshing={list.isFetching && !list.isLoading}
        failure={list.isError ? failureOf(list.error) : undefined}
        retry={() => void list.refetch()}
        views={<SavedViews list={name} state={table.state} onChange={table.onChange} />}
        columnsMenu={optional.length > 1 && <ColumnsMenu columns={optional} hidden={hidden} onChange={setHidden} />}
        tools={onExport && <ExportButton label={exportLabel} onExport={onExport} />}
      />
      {children}
    </div>
  );
}
