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

const stateLabels: StatusMap<AnyProduct['state']> = {
  draft: { label: 'Draft', tone: 'neutral' },
  published: { label: 'Published', tone: 'good' },
  archived: { label: 'Archived', tone: 'waiting' },
};
const typeLabels = { digital: 'Digital', physical: 'Physical', service: 'Service', bundle: 'Bundle' };

const tableOptions = {
  sorts: ['title', 'createdAt'],
  filters: { state: productStates, type: productTypes, status: ['1', '0'] },
};
const filters = [
  {
    key: 'state',
    label: 'State',
    options: productStates.map((value) => ({ value, label: stateLabels[value].label })),
  },
  { key: 'type', label: 'Type', options: productTypes.map((value) => ({ value, label: typeLabels[value] })) },
  {
    key: 'status',
    label: 'On sale',
    options: [
      { value: '1', label: 'On' },
      { value: '0', label: 'Off' },
    ],
  },
];

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
      title="Products"
      purpose="Products of all sellers. Switching one off takes it off sale at once."
      label="Products"
      name="admin-products"
      columns={columnsOf(ownerOf)}
      rowKey={({ _id }) => _id}
      list={list}
      state={state}
      onChange={change}
      filters={filters}
      searchPlaceholder="Title"
      empty={<EmptyState drawing="templates" text="Nobody has added a product yet." />}
    />
  );
}

const columnsOf = (ownerOf: (userId: string) => Owner | undefined): readonly TableColumn<AnyProduct>[] => [
  {
    key: 'title',
    header: 'Product',
    sort: 'title',
    onCard: 'title',
    wraps: true,
    cell: ({ title }) => <bdi>{title || 'Untitled product'}</bdi>,
  },
  {
    key: 'owner',
    header: 'Seller',
    wraps: true,
    cell: ({ userId }) => {
      const owner = ownerOf(userId);
      return <bdi title={owner?.email}>{owner?.name ?? '—'}</bdi>;
    },
  },
  { key: 'type', header: 'Type', cell: ({ type }) => typeLabels[type] },
  {
    key: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ price, priceModel }) =>
      priceModel === 'free' ? 'Free' : price ? formatMoney(price) : priceModel === 'fixed' ? '—' : 'Open',
  },
  { key: 'state', header: 'State', cell: ({ state }) => <StatusBadge state={state} states={stateLabels} /> },
  {
    key: 'createdAt',
    header: 'Created',
    sort: 'createdAt',
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
  {
    key: 'status',
    header: 'On sale',
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
    else toast.success(toggleProductAsAdmin.message ?? (status === 1 ? 'On sale again.' : 'Taken off sale.'));
  };
  return (
    <Switch
      aria-label={`Sell ${product.title || 'Untitled product'}`}
      checked={product.status === 1}
      disabled={isLoading}
      onChange={(event) => void switchTo(event.currentTarget.checked ? 1 : 0)}
      style={{ display: 'inline-flex' }}
    />
  );
}
