import { t } from '@lingui/core/macro';
import { Checkbox, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { TableColumn } from './DataTable.js';
import type { ListRow, ListTable } from './use-data-table.js';
import css from './DataTable.module.css';

interface TableBodyProps<Row extends object> {
  table: ListTable<Row>;
  columns: readonly TableColumn<Row>[];
  /** What the rows are, for screen readers. */
  label: string;
  refreshing?: boolean | undefined;
  selectable: boolean;
  rowName?: ((row: Row) => string) | undefined;
  onRowOpen?: ((row: Row) => void) | undefined;
}

/** A click on something that acts by itself does not also open the row. */
function actsByItself(event: MouseEvent | KeyboardEvent) {
  const target = event.target;
  return target instanceof Element && target.closest('a, button, input, label, [role="menuitem"]') !== null;
}

/** Arrow keys go from row to row, as in a list of messages. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableRowElement>) {
  const row = event.currentTarget;
  const next = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[event.key];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { table, columns, selectable } = props;
  const visible = columns.filter(({ key }) => table.getColumn(key)?.getIsVisible());
  return (
    <div className={css['frame']} data-refreshing={props.refreshing || undefined}>
      <table className={css['grid']} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {selectable && (
              <th role="columnheader" className={css['checkCell']}>
                <Checkbox
                  aria-label={t`Select all ${props.label}`}
                  checked={table.getIsAllRowsSelected()}
                  indeterminate={!table.getIsAllRowsSelected() && table.getIsSomeRowsSelected()}
                  onChange={() => table.toggleAllRowsSelected(!table.getIsAllRowsSelected())}
                />
              </th>
            )}
            {visible.map((column) => (
              <HeaderCell key={column.key} column={column} table={table} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {table.getRowModel().rows.map((row) => (
            <BodyRow key={row.id} {...props} row={row} columns={visible} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BodyRow<Row extends object>(props: TableBodyProps<Row> & { row: ListRow<Row> }) {
  const { row, columns, selectable, rowName, onRowOpen } = props;
  return (
    <tr
      role="row"
      className={css['row']}
      data-chosen={row.getIsSelected() || undefined}
      data-opens={onRowOpen ? true : undefined}
      tabIndex={onRowOpen ? 0 : undefined}
      onClick={onRowOpen && ((event) => !actsByItself(event) && onRowOpen(row.original))}
      onKeyDown={
        onRowOpen &&
        ((event) => {
          if (actsByItself(event)) return;
          if (event.key === 'Enter') onRowOpen(row.original);
          moveBetweenRows(event);
        })
      }
    >
      {selectable && (
        <td role="cell" className={css['checkCell']}>
          <Checkbox
            aria-label={t`Select ${rowName?.(row.original) ?? t`row ${row.index + 1}`}`}
            checked={row.getIsSelected()}
            // With Shift all rows since the last one that was pressed.
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          data-label={column.header}
          data-align={column.align}
          data-card={column.onCard}
          data-wraps={column.wraps}
        >
          {column.cell(row.original, row.index)}
        </td>
      ))}
    </tr>
  );
}

interface HeaderCellProps<Row extends object> {
  column: TableColumn<Row>;
  table: ListTable<Row>;
}

function HeaderCell<Row extends object>({ column, table }: HeaderCellProps<Row>) {
  const width = column.width ? { style: { width: column.width } } : {};
  const model = table.getColumn(column.key);
  if (!model?.getCanSort()) {
    return (
      <th role="columnheader" data-align={column.align} {...width}>
        {column.header}
      </th>
    );
  }
  const order = model.getIsSorted();
  const ariaSort = order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : 'none';
  return (
    <th role="columnheader" aria-sort={ariaSort} data-align={column.align} {...width}>
      <UnstyledButton className={css['sort']} onClick={() => model.toggleSorting()}>
        {column.header}
        {order === 'desc' ? (
          <IconArrowDown size={14} stroke={1.5} aria-hidden />
        ) : (
          <IconArrowUp size={14} stroke={1.5} aria-hidden data-idle={order === false || undefined} />
        )}
      </UnstyledButton>
    </th>
  );
}
