import { Button } from '@mantine/core';
import {
  DateText,
  EmptyState,
  FactList,
  formatMoney,
  InlineAlert,
  ListScreen,
  RecordDrawer,
  RecordSection,
  StatusBadge,
  useTableState,
  type StatusMap,
  type TableColumn,
} from '@linkyard/ui';
import { useState } from 'react';

type State = 'paid' | 'open' | 'refunded';
interface Order {
  id: string;
  buyer: string;
  product: string;
  amount: number;
  state: State;
  at: string;
}

const states: StatusMap<State> = {
  paid: { label: 'Paid', tone: 'good' },
  open: { label: 'Open', tone: 'waiting' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};
const names = ['Ann Lee', 'Ben Okafor', 'Carla Jiménez', 'Dmitri Volkov', 'Elif Yılmaz', 'Farid Haddad', 'Grace Kim'];
const orders: Order[] = names.map((buyer, index) => ({
  id: String(1042 + index),
  buyer,
  product: index % 2 ? 'Garden planner' : 'Pruning course',
  amount: 900 + index * 1375,
  state: (['paid', 'open', 'refunded'] as const)[index % 3] ?? 'paid',
  at: `2025-03-0${index + 1}T10:00:00Z`,
}));
const money = (amount: number) => formatMoney({ amount, currency: 'EUR' });

const columns: TableColumn<Order>[] = [
  { key: 'buyer', header: 'Buyer', sort: 'buyer', onCard: 'title', cell: (row) => row.buyer },
  { key: 'product', header: 'Product', cell: (row) => row.product },
  { key: 'amount', header: 'Amount', sort: 'amount', align: 'end', cell: (row) => money(row.amount) },
  { key: 'state', header: 'State', cell: (row) => <StatusBadge state={row.state} states={states} /> },
  { key: 'at', header: 'When', align: 'end', cell: (row) => <DateText value={row.at} /> },
];
const options = { sorts: ['buyer', 'amount'], filters: { state: ['paid', 'open', 'refunded'] } };
const filters = [
  {
    key: 'state',
    label: 'State',
    options: Object.entries(states).map(([value, { label }]) => ({ value, label })),
  },
];
const page = { data: orders, currentPage: 1, totalCount: 42, pageCounts: 5, listPerPage: 10 };
const answer = { data: page, isLoading: false, isFetching: false, isError: false, refetch: () => undefined };
const nothing = () => undefined;

export function GalleryList() {
  const { state, change } = useTableState(options);
  const [order, setOrder] = useState<Order | null>(null);
  return (
    <ListScreen
      title="Orders"
      purpose="Everything that was bought on your pages."
      action={<Button>New order</Button>}
      name="gallery-orders"
      label="Orders"
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.buyer}
      list={answer}
      state={state}
      onChange={change}
      filters={filters}
      bulkActions={() => (
        <Button size="xs" variant="subtle" color="gray">
          Mark as sent
        </Button>
      )}
      onExport={async () => null}
      onRowOpen={setOrder}
      empty={<EmptyState drawing="chart" text="Nothing sold yet." />}
    >
      <RecordDrawer
        opened={order !== null}
        onClose={() => setOrder(null)}
        title={`Order ${order?.id ?? ''}`}
        amount={money(order?.amount ?? 0)}
        status={<StatusBadge state={order?.state ?? 'paid'} states={states} />}
        primary={{ label: 'Mark as sent', onClick: nothing }}
        actions={[
          { label: 'Send receipt', onClick: nothing },
          { label: 'Refund', onClick: nothing, danger: true },
        ]}
        attention={
          <InlineAlert
            title="The refund did not go through."
            actions={[
              { label: 'Try again', onClick: nothing },
              { label: 'Dismiss', onClick: nothing },
            ]}
          >
            The bank of the buyer refused it.
          </InlineAlert>
        }
        facts={[
          { label: 'Buyer', value: order?.buyer },
          { label: 'E-mail', value: 'ann@example.org' },
        ]}
        timeline={[
          { id: '2', title: 'Refund refused', at: '2025-03-06T10:00:00Z', by: 'Stripe', tone: 'bad' },
          { id: '1', title: 'Paid by card', at: '2025-03-05T10:00:00Z', tone: 'good' },
        ]}
        notes={{
          notes: [{ id: '1', text: 'Asked for a gift card.', at: '2025-03-05T12:00:00Z', by: 'Mara' }],
          onAdd: async () => null,
        }}
        onPrevious={null}
        onNext={nothing}
      >
        <RecordSection title="Lines">
          <FactList
            facts={[
              { label: order?.product ?? '', value: money(order?.amount ?? 0), align: 'end' },
              { label: 'Tax', value: money(0), align: 'end' },
            ]}
          />
        </RecordSection>
      </RecordDrawer>
    </ListScreen>
  );
}
