import { t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import { ListFrame, type ListFrameProps } from './ListFrame.js';
import type { TableState } from './table-state.js';
import css from './DataTable.module.css';

/** Rows drawn as cards or tiles. */
export interface Cards<Row extends object> extends Pick<ListFrameProps<Row>, 'render' | 'skeleton'> {
  /** Orders offered, the list's own first; absent: the order cannot be chosen. */
  orders?: readonly { value: string; label: string }[] | undefined;
  /** What is chosen, where the cards can be. The screen keeps it: cards differ in how they are chosen. */
  chosen?: readonly Row[];
  onClearChosen?: () => void;
}

interface CardListProps<Row extends object> extends Omit<
  ListFrameProps<Row>,
  'render' | 'skeleton' | 'chosen' | 'onClearChosen'
> {
  cards: Cards<Row>;
}

const nothing = () => undefined;

/** The list around cards: as a table, with its order in a field because there are no column heads. */
export function CardList<Row extends object>({ cards, toolsEnd, ...frame }: CardListProps<Row>) {
  const { orders, chosen = [], onClearChosen = nothing, ...body } = cards;
  return (
    <ListFrame
      {...frame}
      {...body}
      chosen={chosen}
      onClearChosen={onClearChosen}
      toolsEnd={
        <>
          {orders && <OrderSelect orders={orders} state={frame.state} onChange={frame.onChange} />}
          {toolsEnd}
        </>
      }
    />
  );
}

interface OrderSelectProps {
  orders: readonly { value: string; label: string }[];
  state: TableState;
  onChange: (part: Partial<TableState>) => void;
}

function OrderSelect({ orders, state, onChange }: OrderSelectProps) {
  const own = orders[0]?.value ?? '';
  const chosen = orders.find(({ value }) => value === state.sort)?.value ?? own;
  return (
    <Select
      className={css['order'] ?? ''}
      aria-label={t`Order`}
      data={[...orders]}
      value={chosen}
      onChange={(sort) => onChange({ sort: !sort || sort === own ? '' : sort })}
    />
  );
}
