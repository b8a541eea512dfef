import { Checkbox, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { DataTableProps, TableColumn, TablePage } from './DataTable.js';
import { nextSort } from './table-state.js';
import css from './DataTable.module.css';

interface TableBodyProps<Row> extends DataTableProps<Row> {
  page: TablePage<Row>;
  chosenKeys: ReadonlySet<string>;
  onChoose: (keys: ReadonlySet<string>) => void;
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

function sortOf(state: string, key: string): 'ascending' | 'descending' | 'none' {
  if (state === key) return 'ascending';
  return state === `-${key}` ? 'descending' : 'none';
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { page, columns, rowKey, chosenKeys, onChoose, onRowOpen } = props;
  const selectable = Boolean(props.bulkActions);
  const keys = page.data.map(rowKey);
  const allChosen = keys.length > 0 && keys.every((key) => chosenKeys.has(key));
  const someChosen = !allChosen && keys.some((key) => chosenKeys.has(key));

  const toggle = (key: string) => {
    const next = new Set(chosenKeys);
    if (!next.delete(key)) next.add(key);
    onChoose(next);
  };

  return (
    <div className={css['frame']} data-refreshing={props.refreshing || undefined}>
      <table className={css['grid']} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {selectable && (
              <th role="columnheader" className={css['checkCell']}>
                <Checkbox
                  aria-label={`Select all ${props.label}`}
                  checked={allChosen}
                  indeterminate={someChosen}
                  onChange={() => onChoose(allChosen ? new Set() : new Set(keys))}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {page.data.map((row, index) => {
            const key = rowKey(row);
            const chosen = chosenKeys.has(key);
            return (
              <tr
                key={key}
                role="row"
                className={css['row']}
                data-chosen={chosen || undefined}
                data-opens={onRowOpen ? true : undefined}
                tabIndex={onRowOpen ? 0 : undefined}
                onClick={onRowOpen && ((event) => !actsByItself(event) && onRowOpen(row))}
                onKeyDown={
                  onRowOpen &&
                  ((event) => {
                    if (actsByItself(event)) return;
                    if (event.key === 'Enter') onRowOpen(row);
                    moveBetweenRows(event);
                  })
                }
              >
                {selectable && (
                  <td role="cell" className={css['checkCell']}>
                    <Checkbox
                      aria-label={`Select ${props.rowName?.(row) ?? `row ${index + 1}`}`}
                      checked={chosen}
                      onChange={() => toggle(key)}
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
                    {column.cell(row, index)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function HeaderCell<Row>({ column, state, onChange }: TableBodyProps<Row> & { column: TableColumn<Row> }) {
  const width = column.width ? { style: { width: column.width } } : {};
  const sortKey = column.sort;
  if (!sortKey) {
    return (
      <th role="columnheader" data-align={column.align} {...width}>
        {column.header}
      </th>
    );
  }
  const order = sortOf(state.sort, sortKey);
  return (
    <th role="columnheader" aria-sort={order} data-align={column.align} {...width}>
      <UnstyledButton className={css['sort']} onClick={() => onChange({ sort: nextSort(state.sort, sortKey) })}>
        {column.header}
        {order === 'descending' ? (
          <IconArrowDown size={14} stroke={1.5} aria-hidden />
        ) : (
          <IconArrowUp size={14} stroke={1.5} aria-hidden data-idle={order === 'none' || undefined} />
        )}
      </UnstyledButton>
    </th>
  );
}
