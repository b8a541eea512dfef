import type { RowSelectionState } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { TableSkeleton } from '../states/Skeletons.js';
import { ListFrame, noRows, type ListFrameProps } from './ListFrame.js';
import { TableBody } from './TableBody.js';
import { TableView } from './TableView.js';
import { useDataTable } from './use-data-table.js';

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

export interface DataTableProps<Row extends object> extends Omit<
  ListFrameProps<Row>,
  'render' | 'skeleton' | 'toolsEnd' | 'chosen' | 'onClearChosen'
> {
  columns: readonly TableColumn<Row>[];
  /** Keys of columns that are not shown. */
  hiddenColumns?: readonly string[];
  rowKey: (row: Row) => string;
  /** What to call a row in its checkbox. */
  rowName?: (row: Row) => string;
  onRowOpen?: (row: Row) => void;
  /** Beside the density, where there are columns side by side. */
  columnsMenu?: ReactNode;
  /** More at the right of the search, such as an export. */
  tools?: ReactNode;
}

/** Rows of anything: search, filter chips, sort, selection, paging, cards on a phone. @source look.md "Table" */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, hiddenColumns: hidden, rowKey, rowName, onRowOpen, columnsMenu, tools, ...frame } = props;
  const { page, state, onChange } = frame;
  const [selection, setSelection] = useState<RowSelectionState>({});
  const rows = page?.data ?? noRows;
  const selectable = Boolean(frame.bulkActions);
  const table = useDataTable<Row>({
    ...{ columns, rows, rowKey, hidden, selectable, selection, state, onSelection: setSelection },
    onSort: (sort) => onChange({ sort }),
  });

  return (
    <ListFrame
      {...frame}
      // Rows that left the page are no longer chosen: a bulk action only touches what is in sight.
      chosen={rows.filter((row) => selection[rowKey(row)])}
      onClearChosen={() => setSelection({})}
      toolsEnd={
        <>
          <TableView columns={columns} state={state} onChange={onChange} columnsMenu={columnsMenu} />
          {tools}
        </>
      }
      skeleton={<TableSkeleton />}
      render={() => (
        <TableBody
          {...{ table, columns, selectable, rowName, onRowOpen }}
          label={frame.label}
          refreshing={frame.refreshing}
        />
      )}
    />
  );
}
