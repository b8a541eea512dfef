import { plural, t } from '@lingui/core/macro';
import { ChartCard, StatCard, formatMoney } from '@linkyard/ui';
import { dayMonthText } from '../../shared/time/days.js';
import type { Sales } from './sales-state.js';
import { SalesTable } from './SalesTable.js';
import { sourceName } from './source-name.js';
import css from './sales.module.css';

interface SalesFiguresProps {
  sales: Sales & { currency: string };
  /** Titles by id. */
  pages: ReadonlyMap<string, string>;
  refreshing: boolean;
}

/** The figures of one currency. */
export function SalesFigures({ sales, pages, refreshing }: SalesFiguresProps) {
  const { totals, previous, currency } = sales;
  const money = (amount: number) => formatMoney({ amount, currency });
  const card = (label: string, figure: 'gross' | 'refunds' | 'fees' | 'net', better: 'up' | 'down', hint?: string) => (
    <StatCard
      label={label}
      value={money(totals[figure])}
      change={{ now: totals[figure], before: previous[figure] }}
      better={better}
      hint={hint}
    />
  );
  const parts = [
    totals.tax ? t`Tax ${money(totals.tax)}` : '',
    totals.shipping ? t`Shipping ${money(totals.shipping)}` : '',
    totals.donations ? t`Donations ${money(totals.donations)}` : '',
    totals.bookings ? t`Bookings ${money(totals.bookings)}` : '',
  ];
  const payments = plural(totals.payments, { one: '# payment', other: '# payments' });
  return (
    <div className={css['figures']} data-refreshing={refreshing || undefined}>
      <div className={css['cards']}>
        {card(t`Net`, 'net', 'up', payments)}
        {card(t`Gross`, 'gross', 'up', parts.filter(Boolean).join(' · '))}
        {card(t`Refunds and disputes`, 'refunds', 'down')}
        {card(t`Fees`, 'fees', 'down')}
      </div>
      <ChartCard
        title={t`Net by day`}
        points={sales.days.map(({ date, net, refunds }) => ({
          label: dayMonthText(date),
          // The fee of a payment can arrive on a later day.
          value: Math.max(0, net),
          below: Math.max(0, refunds),
        }))}
        format={money}
        series={{ value: t`Net before refunds`, below: t`Refunds` }}
        empty={t`No payment in this period.`}
      />
      <div className={css['tables']}>
        <SalesTable
          title={t`By product`}
          columns={[t`Product`, t`Sold`, t`Gross`, t`Refunds`]}
          rows={sales.products.map(({ productId, title, qty, gross, refunds }) => ({
            key: productId,
            name: title,
            to: `/products/${productId}`,
            count: qty,
            amounts: [money(gross), refunds === 0 ? '—' : money(refunds)],
          }))}
          empty={t`No product was sold in this period.`}
        />
        <SalesTable
          title={t`By source`}
          columns={[t`Source`, t`Payments`, t`Gross`]}
          rows={sales.sources.map((source, at) => ({
            key: String(at),
            name: sourceName(source, pages),
            count: source.payments,
            amounts: [money(source.gross)],
          }))}
          empty={t`No payment in this period.`}
        />
      </div>
    </div>
  );
}
