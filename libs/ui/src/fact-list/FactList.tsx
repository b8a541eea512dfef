import type { ReactNode } from 'react';
import css from './FactList.module.css';

export interface Fact {
  label: string;
  /** Nothing (null, undefined, empty text): the line is left out. */
  value: ReactNode;
  /** Numbers and amounts line up at the end. */
  align?: 'end';
}

const isThere = ({ value }: Fact) => value !== null && value !== undefined && value !== '' && value !== false;

/** Names and values of a record, one line each. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css['facts']}>
      {facts.filter(isThere).map((fact) => (
        <div key={fact.label} className={css['fact']} data-align={fact.align}>
          <dt>{fact.label}</dt>
          <dd dir="auto">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
