import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, SegmentedControl } from '@mantine/core';
import { CardsSkeleton, CurrencySelect, EmptyState, ErrorState, InlineAlert, PageHead } from '@linkyard/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { asApiError } from '../../shared/api/api-error.js';
import { useSalesPagesQuery, useSalesQuery } from './api.js';
import { ModeSwitch } from '../../shared/payments/payment-mode.js';
import { MovementList } from './movements/MovementList.js';
import { rangeOptions, useSalesState, type Sales } from './sales-state.js';
import { SalesFigures } from './SalesFigures.js';
import { SalesTabs } from './SalesTabs.js';
import css from './sales.module.css';

/** What was sold, one currency at a time. @source look.md "/sales" */
export function SalesScreen() {
  const [params] = useSearchParams();
  return params.get('tab') === 'movements' ? <MovementList /> : <SalesOverview />;
}

function SalesOverview() {
  const { state, setRange, setCurrency, setMode } = useSalesState();
  const { range, currency, mode } = state;
  const sales = useSalesQuery({ range, ...(currency ? { currency } : {}), ...(mode ? { mode } : {}) });
  const pages = useSalesPagesQuery({ listPerPage: 100, sort: '-updatedAt' });
  const titles = new Map(pages.data?.data.map(({ _id, title }) => [_id, title]));
  const shown = sales.data;
  return (
    <>
      <PageHead
        title={t`Sales`}
        purpose={t`What you sold, and what is left after refunds and fees.`}
        action={
          shown && (shown.currencies.length > 0 || shown.hasTest) ? (
            <div className={css['narrow']}>
              <ModeSwitch shown={shown} onChange={setMode} />
              <CurrencySwitch sales={shown} onChange={setCurrency} />
              <SegmentedControl aria-label={t`Days`} value={range} onChange={setRange} data={rangeOptions()} />
            </div>
          ) : null
        }
      />
      <SalesTabs value="figures" />
      {sales.isError && !shown && (
        <ErrorState failure={asApiError(sales.error)} retry={() => void sales.refetch()} retrying={sales.isFetching} />
      )}
      {sales.isLoading && <CardsSkeleton cards={4} pictureHeight={40} />}
      {shown?.hasTest && hasSales(shown) && <TestNote mode={shown.mode} />}
      {shown && hasSales(shown) && <SalesFigures sales={shown} pages={titles} refreshing={sales.isFetching} />}
      {shown && !hasSales(shown) && <NoSales />}
    </>
  );
}

const hasSales = (sales: Sales): sales is Sales & { currency: string } =>
  sales.currency !== null && sales.currencies.length > 0;

/** Says where the figures hold payments that moved no money. */
function TestNote({ mode }: Pick<Sales, 'mode'>) {
  if (mode === 'live') return null;
  const title =
    mode === 'test'
      ? t`These are test payments: they move no money.`
      : t`Test payments, which move no money, are counted in these figures.`;
  return (
    <div className={css['note']}>
      <InlineAlert tone="info" title={title} />
    </div>
  );
}

/** A few currencies are buttons, more are a list. */
function CurrencySwitch({ sales, onChange }: { sales: Sales; onChange: (code: string) => void }) {
  const { currencies, currency } = sales;
  if (currencies.length < 2) return null;
  if (currencies.length <= 3)
    return (
      <SegmentedControl aria-label={t`Currency`} value={currency ?? ''} onChange={onChange} data={[...currencies]} />
    );
  return <CurrencySelect currencies={currencies} value={currency} onChange={onChange} label={t`Currency`} />;
}

function NoSales() {
  return (
    <EmptyState
      drawing="chart"
      text={t`Nothing has been sold yet.`}
      hint={t`Your sales appear here as soon as a payment arrives.`}
      action={
        <Button component={Link} to="/mylinks">
          <Trans>Put a product on a page</Trans>
        </Button>
      }
    />
  );
}
