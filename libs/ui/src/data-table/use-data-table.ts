import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type Row as TableRow,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableColumn } from './DataTable.js';
import type { TableState } from './table-state.js';

// The server searches, sorts and pages: the table needs no row models of its own beside the rows it is given.
const features = tableFeatures({ rowSelectionFeature, rowSortingFeature, columnVisibilityFeature });
export type ListTable<Row extends object> = ReactTable<typeof features, Row>;
export type ListRow<Row extends object> = TableRow<typeof features, Row>;

// Cells and headers are rendered from the columns themselves: as components of a definition that is new at each render they would lose their state.
const definitionOf = <Row extends object>({ key, sort }: TableColumn<Row>): ColumnDef<typeof features, Row> => ({
  id: key,
  // Only a column with a value can be sorted; the server knows the values.
  accessorFn: () => null,
  enableSorting: sort !== undefined,
  sortDescFirst: false,
});

interface DataTableModel<Row extends object> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Keys of columns that are not shown. */
  hidden?: readonly string[] | undefined;
  selectable: boolean;
  selection: RowSelectionState;
  onSelection: (next: RowSelectionState) => void;
  state: Pick<TableState, 'sort'>;
  onSort: (sort: string) => void;
}

const nothing: readonly string[] = [];

/** The table's model: selection (with ranges by Shift), order and visible columns, all owned by the caller. */
export function useDataTable<Row extends object>(model: DataTableModel<Row>): ListTable<Row> {
  const { columns, rows, rowKey, hidden = nothing, selectable, selection, onSelection, state, onSort } = model;
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const sortedBy = state.sort.replace(/^-/, '');
  const sorting = columns
    .filter(({ sort }) => sort !== undefined && sort === sortedBy)
    .map(({ key }) => ({ id: key, desc: state.sort.startsWith('-') }));
  return useTable<typeof features, Row>({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    manualSorting: true,
    enableMultiSort: false,
    enableRowSelection: selectable,
    state: {
      sorting,
      rowSelection: selection,
      columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
    },
    onRowSelectionChange: (change) => onSelection(typeof change === 'function' ? change(selection) : change),
    onSortingChange: (change) => {
      const [first] = typeof change === 'function' ? change(sorting) : change;
      const sort = columns.find(({ key }) => key === first?.id)?.sort;
      onSort(first && sort ? `${first.desc ? '-' : ''}${sort}` : '');
    },
  });
}
