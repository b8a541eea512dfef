import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import type { ProductView } from '@linkyard/contracts';
import { perLanguage, ConfirmDanger, EmptyState, ListScreen, useTableState, type TableFilter } from '@linkyard/ui';
import { IconArrowsSort, IconDots, IconFileImport, IconPlus, IconReceiptTax, IconTicket } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LimitLine } from '../../../shared/limits/LimitLine.js';
import { useProductsQuery } from '../api.js';
import { productStates, titleOf, typeLabels } from '../product-labels.js';
import { productColumns } from './product-columns.js';
import { requestOf, tableOptions } from './product-query.js';
import { ImportDialog } from '../import/ImportDialog.js';
import { useLatestImport } from '../import/use-latest-import.js';
import { ProductDialogs, type PassedOn } from '../ProductDialogs.js';
import { ReorderDialog } from './ReorderDialog.js';
import { useProductActions } from './use-product-actions.js';

const filters: () => readonly TableFilter[] = perLanguage(() => [
  {
    key: 'state',
    label: t`State`,
    options: Object.entries(productStates()).map(([value, { label }]) => ({ value, label })),
  },
  { key: 'type', label: t`Type`, options: Object.entries(typeLabels()).map(([value, label]) => ({ value, label })) },
  {
    key: 'status',
    label: t`On sale`,
    options: [
      { value: '1', label: t`On` },
      { value: '0', label: t`Off` },
    ],
  },
]);

/** The seller's products. @source spec 1 "/products" */
export function ProductsScreen() {
  const { state, change } = useTableState(tableOptions);
  const list = useProductsQuery(requestOf(state));
  // An import goes on when its dialog is closed.
  useLatestImport();
  const actions = useProductActions();
  const navigate = useNavigate();
  const [toDelete, setToDelete] = useState<readonly ProductView[]>([]);
  const [dialog, setDialog] = useState<'order' | 'import' | null>(null);
  const [passedOn, setPassedOn] = useState<PassedOn | null>(null);
  const columns = useMemo(
    () => productColumns({ actions, onDelete: (product) => setToDelete([product]), onPassOn: setPassedOn }),
    [actions],
  );
  const canReorder = (list.data?.totalCount ?? 0) > 1;

  return (
    <ListScreen
      title={t`Products`}
      purpose={t`What you sell: downloads, goods, services and bundles.`}
      label={t`Products`}
      above={<LimitLine kind="products" noun={t`products`} shown={list.data} />}
      name="products"
      columns={columns}
      rowKey={({ _id }) => _id}
      rowName={titleOf}
      list={list}
      state={state}
      onChange={change}
      filters={filters()}
      searchPlaceholder={t`Title`}
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
          text={t`You have no products yet.`}
          hint={t`Add a download, something you send by post, or a service, and put it on one of your pages.`}
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
            <Trans>Archive</Trans>
          </Button>
          <Button size="xs" variant="subtle" color="red" onClick={() => setToDelete(chosen)}>
            <Trans>Delete</Trans>
          </Button>
        </>
      )}
    >
      <DeleteProducts products={toDelete} onClose={() => setToDelete([])} onDelete={actions.remove} />
      <ProductDialogs open={passedOn} onChange={setPassedOn} />
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
        <ActionIcon size={38} variant="default" aria-label={t`More for products`}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconTicket {...icon} />} component={Link} to="/products/coupons">
          <Trans>Coupons</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconReceiptTax {...icon} />} component={Link} to="/products/tax">
          <Trans>Tax</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconFileImport {...icon} />} onClick={onImport}>
          <Trans>Import from CSV</Trans>
        </Menu.Item>
        {onReorder && (
          <Menu.Item leftSection={<IconArrowsSort {...icon} />} onClick={onReorder}>
            <Trans>Change order</Trans>
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

const AddProduct = () => (
  <Button component={Link} to="/products/new" leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}>
    <Trans>Add product</Trans>
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
      title={isOne && only ? t`Delete “${titleOf(only)}”?` : t`Delete ${products.length} products?`}
      verb={t`Delete`}
      loses={
        isOne
          ? t`The product leaves your pages at once. Orders that exist stay as they are.`
          : t`The products leave your pages at once. Orders that exist stay as they are.`
      }
      onConfirm={async () => {
        const refusal = await onDelete(products);
        if (!refusal) onClose();
        return refusal;
      }}
    />
  );
}
