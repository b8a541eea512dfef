import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Menu, Switch } from '@mantine/core';
import { couponKinds, type CouponView, type listCoupons, type RequestInput } from '@linkyard/contracts';
import {
  perLanguage,
  ConfirmDanger,
  EmptyState,
  ListScreen,
  StatusBadge,
  toast,
  useNow,
  useTableState,
  type TableColumn,
  type TableState,
} from '@linkyard/ui';
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useCouponsQuery, useDeleteCouponsMutation, useToggleCouponMutation } from '../api.js';
import { CouponDrawer } from './CouponDrawer.js';
import { couponState, couponStates, periodText, valueText } from './coupon-labels.js';

const tableOptions = { sorts: ['code', 'createdAt', 'usedCount'], filters: { kind: couponKinds, status: ['1', '0'] } };
const filters = perLanguage(() => [
  {
    key: 'kind',
    label: t`Kind`,
    options: [
      { value: 'percent', label: t`Percentage` },
      { value: 'amount', label: t`Amount` },
      { value: 'freeShipping', label: t`Free shipping` },
    ],
  },
  {
    key: 'status',
    label: t`Status`,
    options: [
      { value: '1', label: t`On` },
      { value: '0', label: t`Off` },
    ],
  },
]);

type Request = RequestInput<typeof listCoupons>;
const sorts: readonly NonNullable<Request['sort']>[] = [
  'code',
  '-code',
  'createdAt',
  '-createdAt',
  'usedCount',
  '-usedCount',
];

function requestOf({ page, search, sort, filters: chosen }: TableState): Request {
  const known = sorts.find((name) => name === sort);
  const kind = couponKinds.find((name) => name === chosen['kind']);
  const status = chosen['status'];
  return {
    page,
    ...(search ? { searchTerm: search } : {}),
    ...(known ? { sort: known } : {}),
    filters: { ...(kind ? { kind } : {}), ...(status ? { status: status === '1' ? 1 : 0 } : {}) },
  };
}

/** Codes that buyers type at checkout. */
export function CouponsScreen() {
  const { state, change } = useTableState(tableOptions);
  const list = useCouponsQuery(requestOf(state));
  const [edited, setEdited] = useState<CouponView | 'new' | null>(null);
  const [toDelete, setToDelete] = useState<CouponView | null>(null);
  const [remove] = useDeleteCouponsMutation();
  const columns = useCouponColumns(setEdited, setToDelete);
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={() => setEdited('new')}>
      <Trans>Add coupon</Trans>
    </Button>
  );
  return (
    <ListScreen
      title={t`Coupons`}
      purpose={t`Codes that buyers enter at checkout.`}
      label={t`Coupons`}
      name="coupons"
      columns={columns}
      rowKey={({ _id }) => _id}
      list={list}
      state={state}
      onChange={change}
      filters={filters()}
      searchPlaceholder={t`Code`}
      onRowOpen={setEdited}
      action={
        <Group gap="xs" wrap="nowrap">
          <Button component={Link} to="/products" variant="default">
            <Trans>Products</Trans>
          </Button>
          {add}
        </Group>
      }
      empty={
        <EmptyState
          drawing="templates"
          text={t`You have no coupons yet.`}
          hint={t`Give a percentage, an amount or free shipping, for all products or a few.`}
          action={add}
        />
      }
    >
      {edited && <CouponDrawer coupon={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <ConfirmDanger
        opened={toDelete !== null}
        onClose={() => setToDelete(null)}
        title={t`Delete the coupon ${toDelete?.code ?? ''}?`}
        verb={t`Delete`}
        loses={t`Buyers cannot use it any more. Orders that used it stay as they are.`}
        onConfirm={async () => {
          if (!toDelete) return null;
          const refusal = refusalOf(await remove({ _id: toDelete._id }));
          if (refusal) return refusal;
          toast.success(t`The coupon is deleted.`);
          setToDelete(null);
          return null;
        }}
      />
    </ListScreen>
  );
}

function useCouponColumns(
  onEdit: (coupon: CouponView) => void,
  onDelete: (coupon: CouponView) => void,
): readonly TableColumn<CouponView>[] {
  const now = new Date(useNow(60_000));
  return [
    {
      key: 'code',
      header: t`Code`,
      sort: 'code',
      onCard: 'title',
      wraps: true,
      cell: ({ code }) => <b dir="ltr">{code}</b>,
    },
    { key: 'value', header: t`Gives`, cell: valueText },
    { key: 'period', header: t`Valid`, cell: periodText },
    {
      key: 'used',
      header: t`Used`,
      sort: 'usedCount',
      align: 'end',
      cell: ({ usedCount, usageLimit }) => (usageLimit > 0 ? t`${usedCount} of ${usageLimit}` : usedCount),
    },
    {
      key: 'state',
      header: t`State`,
      cell: (coupon) => <StatusBadge state={couponState(coupon, now)} states={couponStates()} />,
    },
    { key: 'status', header: t`On`, width: '80px', cell: (coupon) => <CouponSwitch coupon={coupon} /> },
    {
      key: 'menu',
      header: t`Actions`,
      align: 'end',
      width: '64px',
      cell: (coupon) => (
        <Menu position="bottom-end" width={160}>
          <Menu.Target>
            <ActionIcon aria-label={t`More for ${coupon.code}`}>
              <IconDots size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />} onClick={() => onEdit(coupon)}>
              <Trans>Edit</Trans>
            </Menu.Item>
            <Menu.Item
              color="var(--ly-danger-text)"
              leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
              onClick={() => onDelete(coupon)}
            >
              <Trans>Delete</Trans>
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ),
    },
  ];
}

function CouponSwitch({ coupon }: { coupon: CouponView }) {
  const [toggle, { isLoading }] = useToggleCouponMutation();
  return (
    <Switch
      aria-label={t`${coupon.code} can be used`}
      checked={coupon.status === 1}
      disabled={isLoading}
      style={{ display: 'inline-flex' }}
      onChange={(event) => {
        const status = event.currentTarget.checked ? 1 : 0;
        void toggle({ _id: coupon._id, status }).then((answer) => {
          const refusal = refusalOf(answer);
          if (refusal) toast.error(refusal.message);
        });
      }}
    />
  );
}
