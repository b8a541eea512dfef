import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import type { ProductView } from '@linkyard/contracts';
import { ConfirmDanger, EmptyState, ListScreen, useTableState, type TableFilter } from '@linkyard/ui';
import { IconArrowsSort, IconDots, IconFileImport, IconPlus, IconReceiptTax, IconTicket } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useProductsQuery } from '../api.js';
import { productStates, titleOf, typeLabels } from '../product-labels.js';
import { productColumns } from './product-columns.js';
import { requestOf, tableOptions } from './product-query.js';
import { ImportDialog } from './ImportDialog.js';
import { ReorderDialog } from './ReorderDialog.js';
import { useProductActions } from './use-product-actions.js';

const filters: readonly TableFilter[] = [
  {
    key: 'state',
    label: 'State',
    options: Object.entries(productStates).map(([value, { label }]) => ({ value, label })),
  },
  { key: 'type', label: 'Type', options: Object.entries(typeLabels).map(([value, label]) => ({ value, label })) },
  {
    key: 'status',
    label: 'On sale',
    options: [
      { value: '1', label: 'On' },
      { value: '0', label: 'Off' },
    ],
  },
];

/** The seller's products. @source spec 1 "/products" */
export function ProductsScreen() {
  const { state, change } = useTableState(tableOptions);
  const list = useProductsQuery(requestOf(state));
  const actions = useProductActions();
  const navigate = useNavigate();
  const [toDelete, setToDelete] = useState<readonly ProductView[]>([]);
  const [dialog, setDialog] = useState<'order' | 'import' | null>(null);
  const columns = useMemo(() => productColumns({ actions, onDelete: (product) => setToDelete([product]) }), [actions]);
  const canReorder = (list.data?.totalCount ?? 0) > 1;

  return (
    <ListScreen
      title="Products"
      purpose="What you sell: downloads, goods, services and bundles."
      label="Products"
      name="products"
      columns={columns}
      rowKey={({ _id }) => _id}
      rowName={titleOf}
      list={list}
      state={state}
      onChange={change}
      filters={filters}
      searchPlaceholder="Title"
      onRowOpen={({ _id }) => void navigate(`/products/${_id}`)}
      action={
        <Group gap="xs" wrap="nowrap">
          <ListMenu onReorder={canReorder ? () => setDialog('order') : null} onImport={() => setDialog('import')} />
          <AddProduct />
        </Group>
      }
      empty={
        <EmptyState
          drawing="templates"
          text="You have no products yet."
          hint="Add a download, something you send by post, or a service, and put it on one of your pages."
          action={<AddProduct />}
        />
      }
      bulkActions={(chosen, clear) => (
        <>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            onClick={() => {
              void actions.archive(chosen);
              clear();
            }}
          >
            Archive
          </Button>
          <Button size="xs" variant="subtle" color="red" onClick={() => setToDelete(chosen)}>
            Delete
          </Button>
        </>
      )}
    >
      <DeleteProducts products={toDelete} onClose={() => setToDelete([])} onDelete={actions.remove} />
      {dialog === 'order' && <ReorderDialog onClose={() => setDialog(null)} />}
      {dialog === 'import' && <ImportDialog onClose={() => setDialog(null)} />}
    </ListScreen>
  );
}

/** What concerns the whole list. @param onReorder null while there is nothing to order */
function ListMenu({ onReorder, onImport }: { onReorder: (() => void) | null; onImport: () => void }) {
  const icon = { size: 18, stroke: 1.5, 'aria-hidden': true };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={38} variant="default" aria-label="More for products">
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconTicket {...icon} />} component={Link} to="/products/coupons">
          Coupons
        </Menu.Item>
        <Menu.Item leftSection={<IconReceiptTax {...icon} />} component={Link} to="/products/tax">
          Tax
        </Menu.Item>
        <Menu.Item leftSection={<IconFileImport {...icon} />} onClick={onImport}>
          Import from CSV
        </Menu.Item>
        {onReorder && (
          <Menu.Item leftSection={<IconArrowsSort {...icon} />} onClick={onReorder}>
            Change order
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const AddProduct = () => (
  <Button component={Link} to="/products/new" leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}>
    Add product
  </Button>
);

interface DeleteProductsProps {
  products: readonly ProductView[];
  onClose: () => void;
  onDelete: ReturnType<typeof useProductActions>['remove'];
}

function DeleteProducts({ products, onClose, onDelete }: DeleteProductsProps) {
  const [only] = products;
  const isOne = products.length === 1;
  return (
    <ConfirmDanger
      opened={products.length > 0}
      onClose={onClose}
      title={isOne && only ? `Delete “${titleOf(only)}”?` : `Delete ${products.length} products?`}
      verb="Delete"
      loses={
        isOne
          ? 'The product leaves your pages at once. Orders that exist stay as they are.'
          : 'The products leave your pages at once. Orders that exist stay as they are.'
      }
      onConfirm={async () => {
        const refusal = await onDelete(products);
        if (!refusal) onClose();
        return refusal;
      }}
    />
  );
}
