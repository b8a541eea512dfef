import { t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import {
  productStates,
  productTypes,
  toggleProductAsAdmin,
  type listAllProducts,
  type ReplyOf,
  type RequestInput,
} from '@linkyard/contracts';
import {
  perLanguage,
  DateText,
  EmptyState,
  formatMoney,
  ListScreen,
  StatusBadge,
  toast,
  useTableState,
  type StatusMap,
  type TableColumn,
  type TableState,
} from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { useAllProductsQuery, useProductOwnersQuery, useToggleAnyProductMutation } from './api.js';

type AnyProduct = ReplyOf<typeof listAllProducts>['data'][number];
type Owner = { name: string; email: string };

const stateLabels: () => StatusMap<AnyProduct['state']> = perLanguage(() => ({
  draft: { label: t`Draft`, tone: 'neutral' },
  published: { label: t`Published`, tone: 'good' },
  archived: { label: t`Archived`, tone: 'waiting' },
}));
const typeLabels = perLanguage(() => ({
  digital: t`Digital`,
  physical: t`Physical`,
  service: t`Service`,
  bundle: t`Bundle`,
}));

const tableOptions = {
  sorts: ['title', 'createdAt'],
  filters: { state: productStates, type: productTypes, status: ['1', '0'] },
};
const filters = perLanguage(() => [
  {
    key: 'state',
    label: t`State`,
    options: productStates.map((value) => ({ value, label: stateLabels()[value].label })),
  },
  { key: 'type', label: t`Type`, options: productTypes.map((value) => ({ value, label: typeLabels()[value] })) },
  {
    key: 'status',
    label: t`On sale`,
    options: [
      { value: '1', label: t`On` },
      { value: '0', label: t`Off` },
    ],
  },
]);

type Request = RequestInput<typeof listAllProducts>;
const sorts: readonly NonNullable<Request['sort']>[] = ['title', '-title', 'createdAt', '-createdAt'];

function requestOf({ page, search, sort, filters: chosen }: TableState): Request {
  const state = productStates.find((name) => name === chosen['state']);
  const type = productTypes.find((name) => name === chosen['type']);
  const status = chosen['status'];
  return {
    page,
    sort: sorts.find((name) => name === sort) ?? '-createdAt',
    ...(search ? { searchTerm: search } : {}),
    filters: {
      ...(state ? { state } : {}),
      ...(type ? { type } : {}),
      ...(status ? { status: status === '1' ? 1 : 0 } : {}),
    },
  };
}

/** Products of all sellers, with the switch that takes one off sale. @source spec 1 "/admin/products" */
export function AdminProductsScreen() {
  const { state, change } = useTableState(tableOptions);
  const list = useAllProductsQuery(requestOf(state));
  const ids = [...new Set(list.data?.data.map(({ userId }) => userId))];
  const owners = useProductOwnersQuery({ listPerPage: 100, filters: { ids } }, { skip: ids.length === 0 });
  const ownerOf = (userId: string) => owners.data?.data.find(({ _id }) => _id === userId);
  return (
    <ListScreen
      title={t`Products`}
      purpose={t`Products of all sellers. Switching one off takes it off sale at once.`}
      label={t`Products`}
      name="admin-products"
      columns={columnsOf(ownerOf)}
      rowKey={({ _id }) => _id}
      list={list}
      state={state}
      onChange={change}
      filters={filters()}
      searchPlaceholder={t`Title`}
      empty={<EmptyState drawing="templates" text={t`Nobody has added a product yet.`} />}
    />
  );
}

const columnsOf = (ownerOf: (userId: string) => Owner | undefined): readonly TableColumn<AnyProduct>[] => [
  {
    key: 'title',
    header: t`Product`,
    sort: 'title',
    onCard: 'title',
    wraps: true,
    cell: ({ title }) => <bdi>{title || t`Untitled product`}</bdi>,
  },
  {
    key: 'owner',
    header: t`Seller`,
    wraps: true,
    cell: ({ userId }) => {
      const owner = ownerOf(userId);
      return <bdi title={owner?.email}>{owner?.name ?? '—'}</bdi>;
    },
  },
  { key: 'type', header: t`Type`, cell: ({ type }) => typeLabels()[type] },
  {
    key: 'price',
    header: t`Price`,
    align: 'end',
    cell: ({ price, priceModel }) =>
      priceModel === 'free' ? t`Free` : price ? formatMoney(price) : priceModel === 'fixed' ? '—' : t`Open`,
  },
  { key: 'state', header: t`State`, cell: ({ state }) => <StatusBadge state={state} states={stateLabels()} /> },
  {
    key: 'createdAt',
    header: t`Created`,
    sort: 'createdAt',
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
  {
    key: 'status',
    header: t`On sale`,
    align: 'end',
    width: '90px',
    cell: (product) => <SaleSwitch product={product} />,
  },
];

function SaleSwitch({ product }: { product: AnyProduct }) {
  const [toggle, { isLoading }] = useToggleAnyProductMutation();
  const switchTo = async (status: 0 | 1) => {
    const refusal = refusalOf(await toggle({ _id: product._id, status }));
    if (refusal) toast.error(refusal.message);
    else toast.success(toggleProductAsAdmin.message ?? (status === 1 ? t`On sale again.` : t`Taken off sale.`));
  };
  return (
    <Switch
      aria-label={t`Sell ${product.title || t`Untitled product`}`}
      checked={product.status === 1}
      disabled={isLoading}
      onChange={(event) => void switchTo(event.currentTarget.checked ? 1 : 0)}
      style={{ display: 'inline-flex' }}
    />
  );
}
