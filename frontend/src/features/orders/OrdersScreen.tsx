import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OrderView } from '@linkyard/contracts';
import {
  perLanguage,
  DateText,
  EmptyState,
  formatMoney,
  ListScreen,
  useTableState,
  type TableColumn,
  type TableFilter,
} from '@linkyard/ui';
import { Badge, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useExportPaymentOrdersMutation } from '../../shared/exports/api.js';
import { useExport } from '../../shared/exports/use-export.js';
import { DayFilter } from '../../shared/lists/DayFilter.js';
import { ModeFilter, WithTestMark } from '../../shared/payments/payment-mode.js';
import { useOpenedRow } from '../../shared/lists/use-opened-record.js';
import { useOrdersQuery } from './api.js';
import { OrderDrawer } from './OrderDrawer.js';
import { requestOf, tableOptions } from './order-query.js';
import { OrderBadges } from './OrderBadges.js';
import { buyerOf, orderStateWords, productsOf, returnedWords, titleOf } from './order-words.js';
import { useProductFilter } from './use-product-filter.js';

const filters: () => readonly TableFilter[] = perLanguage(() => [
  {
    key: 'state',
    label: t`State`,
    options: Object.entries(orderStateWords()).map(([value, { label }]) => ({ value, label })),
  },
  {
    key: 'payment',
    label: t`Payment`,
    options: Object.entries(returnedWords()).map(([value, { label }]) => ({ value, label })),
  },
  { key: 'attention', label: t`Attention`, options: [{ value: '1', label: t`Needs a decision` }] },
]);

const columns: () => readonly TableColumn<OrderView>[] = perLanguage(() => [
  { key: 'buyer', header: t`Buyer`, onCard: 'title', cell: (order) => <bdi>{buyerOf(order)}</bdi> },
  { key: 'products', header: t`Products`, wraps: true, cell: (order) => <bdi>{productsOf(order)}</bdi> },
  { key: 'number', header: t`Order`, sort: 'number', cell: (order) => <span dir="ltr">{order.number}</span> },
  {
    key: 'total',
    header: t`Amount`,
    align: 'end',
    cell: (order) => <span dir="ltr">{formatMoney(order.totals.total)}</span>,
  },
  {
    key: 'state',
    header: t`State`,
    cell: (order) =>
      order.needsAttention ? (
        <WithTestMark mode={order.mode}>
          <Badge color="yellow">
            <Trans>Needs a decision</Trans>
          </Badge>
        </WithTestMark>
      ) : (
        <OrderBadges {...order} />
      ),
  },
  { key: 'createdAt', header: t`When`, sort: 'createdAt', cell: (order) => <DateText value={order.createdAt} /> },
]);

/** What buyers have bought. @source spec 2 "/purchase" */
export function OrdersScreen() {
  const { state, change } = useTableState(tableOptions);
  const list = useOrdersQuery(requestOf(state));
  const [exportOrders] = useExportPaymentOrdersMutation();
  const { searchTerm, filters: shownBy } = requestOf(state);
  const onExport = useExport(() => exportOrders({ filters: { ...shownBy, ...(searchTerm ? { searchTerm } : {}) } }));
  const productFilter = useProductFilter(state.filters['product']);
  const opened = useOpenedRow('order', list.data?.data ?? []);

  return (
    <ListScreen
      title={t`Purchase`}
      purpose={t`What your buyers have ordered.`}
      label={t`Orders`}
      name="orders"
      columns={columns()}
      rowKey={({ _id }) => _id}
      rowName={(order) => t`${titleOf(order)} of ${buyerOf(order)}`}
      list={list}
      state={state}
      onChange={change}
      filters={[...filters(), ...productFilter]}
      moreFilters={
        <>
          <ModeFilter shown={list.data} state={state} onChange={change} />
          <DayFilter state={state} onChange={change} />
        </>
      }
      keepsTools={list.data?.hasTest ?? false}
      searchPlaceholder={t`Name, e-mail or order number`}
      onRowOpen={({ _id }) => opened.open(_id)}
      onExport={onExport}
      empty={
        <EmptyState
          drawing="people"
          text={t`Nobody has bought anything yet.`}
          hint={t`Put a product on a page, and every order appears here.`}
          action={
            <Button component={Link} to="/products">
              <Trans>Open my products</Trans>
            </Button>
          }
        />
      }
    >
      <OrderDrawer opened={opened} />
    </ListScreen>
  );
}
