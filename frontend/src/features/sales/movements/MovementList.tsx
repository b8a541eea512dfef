import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  DateText,
  EmptyState,
  formatMoney,
  ListScreen,
  perLanguage,
  useTableState,
  type TableColumn,
  type TableFilter,
} from '@linkyard/ui';
import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { movementWords, providerWords, type Movement } from '../../../shared/payments/movement-words.js';
import { ModeFilter, WithTestMark } from '../../../shared/payments/payment-mode.js';
import { useMovementsQuery } from '../api.js';
import { SalesTabs } from '../SalesTabs.js';
import { requestOf, tableOptions } from './movement-query.js';

type Subject = NonNullable<Movement['subject']>;
const subjectWords: () => Record<Subject['kind'], string> = perLanguage(() => ({
  order: t`Order`,
  donation: t`Donation`,
  invoice: t`Invoice`,
  booking: t`Booking`,
  registration: t`Webinar`,
}));
/** Where a record is opened beside its list. */
const listOf: Partial<Record<Subject['kind'], string>> = {
  order: '/purchase',
  donation: '/donations',
  booking: '/appointment-booking',
  registration: '/registrations',
};
const addressOf = ({ kind, id }: Subject): string | null => {
  const list = listOf[kind];
  return list ? `${list}?${kind}=${id}` : null;
};

const columns: () => readonly TableColumn<Movement>[] = perLanguage(() => [
  {
    key: 'kind',
    header: t`Kind`,
    onCard: 'title',
    cell: ({ kind, mode }) => <WithTestMark mode={mode}>{movementWords()[kind]}</WithTestMark>,
  },
  { key: 'subject', header: t`Paid for`, cell: ({ subject }) => <SubjectLink subject={subject} /> },
  { key: 'provider', header: t`Provider`, cell: ({ provider }) => providerWords()[provider] },
  {
    key: 'providerRef',
    header: t`Transaction ID`,
    wraps: true,
    cell: ({ providerRef }) => <span dir="ltr">{providerRef}</span>,
  },
  { key: 'createdAt', header: t`When`, sort: 'createdAt', cell: ({ createdAt }) => <DateText value={createdAt} /> },
  {
    key: 'amount',
    header: t`Amount`,
    align: 'end',
    cell: ({ amount }) => <span dir="ltr">{formatMoney(amount)}</span>,
  },
]);

const filters: () => readonly TableFilter[] = perLanguage(() => [
  {
    key: 'kind',
    label: t`Kind`,
    options: Object.entries(movementWords()).map(([value, label]) => ({ value, label })),
  },
  {
    key: 'provider',
    label: t`Provider`,
    options: Object.entries(providerWords()).map(([value, label]) => ({ value, label })),
  },
]);

function SubjectLink({ subject }: Pick<Movement, 'subject'>) {
  if (!subject) return '—';
  const to = addressOf(subject);
  const name = subjectWords()[subject.kind];
  return to ? (
    <Anchor component={Link} to={to} inherit>
      {name}
    </Anchor>
  ) : (
    name
  );
}

/** Every movement of the owner's balances: payments, fees, refunds, disputes and payouts. @source models.md 6 "payment history" */
export function MovementList() {
  const { state, change } = useTableState(tableOptions);
  const list = useMovementsQuery(requestOf(state));
  return (
    <ListScreen
      title={t`Sales`}
      purpose={t`Every payment, fee, refund, dispute and payout, as your payment accounts report them.`}
      label={t`Money movements`}
      name="movements"
      above={<SalesTabs value="movements" />}
      columns={columns()}
      rowKey={({ _id }) => _id}
      rowName={({ kind, amount }) => `${movementWords()[kind]} ${formatMoney(amount)}`}
      list={list}
      state={state}
      onChange={change}
      filters={filters()}
      moreFilters={<ModeFilter shown={list.data} state={state} onChange={change} />}
      keepsTools={list.data?.hasTest ?? false}
      searchPlaceholder={t`Id of an order or a payment`}
      empty={
        <EmptyState
          drawing="chart"
          text={t`No money has moved yet.`}
          hint={t`Payments, fees and payouts appear here as your payment accounts report them.`}
          action={
            <Button component={Link} to="/integrations">
              <Trans>Open payment accounts</Trans>
            </Button>
          }
        />
      }
    />
  );
}
