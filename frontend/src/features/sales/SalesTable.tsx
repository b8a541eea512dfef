import { Anchor } from '@mantine/core';
import { formatCount } from '@linkyard/ui';
import { Link } from 'react-router-dom';
import css from './sales.module.css';

interface SalesTableProps {
  title: string;
  columns: [name: string, count: string, amount: string];
  rows: { key: string; name: string; to?: string; count: number; amount: string }[];
  empty: string;
}

/** A card with a name, a count and an amount in each row. */
export function SalesTable({ title, columns: [name, count, amount], rows, empty }: SalesTableProps) {
  return (
    <section className={css['card']} aria-label={title}>
      <h2 className={css['title']}>{title}</h2>
      {rows.length === 0 ? (
        <p className={css['nothing']}>{empty}</p>
      ) : (
        <table className={css['table']} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">{count}</th>
              <th scope="col">{amount}</th>
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
                <td>{row.amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
