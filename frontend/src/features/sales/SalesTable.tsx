import { Anchor } from '@mantine/core';
import { formatCount } from '@linkyard/ui';
import { Link } from 'react-router-dom';
import css from './sales.module.css';

interface SalesTableProps {
  title: string;
  columns: [name: string, count: string, ...amounts: string[]];
  rows: { key: string; name: string; to?: string; count: number; amounts: string[] }[];
  empty: string;
}

/** A card with a name, a count and amounts in each row. */
export function SalesTable({ title, columns, rows, empty }: SalesTableProps) {
  return (
    <section className={css['card']} aria-label={title}>
      <h2 className={css['title']}>{title}</h2>
      {rows.length === 0 ? (
        <p className={css['nothing']}>{empty}</p>
      ) : (
        <table className={css['table']} aria-label={title}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  {row.to ? (
                    <Anchor component={Link} to={row.to} inherit>
                      {row.name}
                    </Anchor>
                  ) : (
                    row.name
                  )}
                </th>
                <td>{formatCount(row.count)}</td>
                {row.amounts.map((amount, at) => (
                  <td key={columns[at + 2]}>{amount}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
