import { Button } from '@mantine/core';
import {
  ChartCard,
  formatMoney,
  InlineAlert,
  PlanLimit,
  StatCard,
  StatusBadge,
  Timeline,
  type StatusMap,
} from '@linkyard/ui';
import css from './gallery.module.css';

const money = (amount: number) => formatMoney({ amount, currency: 'EUR' });
const points = Array.from({ length: 30 }, (_, index) => ({
  label: `${index + 1} Mar`,
  value: 4000 + Math.round(3000 * Math.sin(index / 3)),
  below: index % 7 === 3 ? 1500 : 0,
}));
const tones = ['neutral', 'good', 'waiting', 'bad', 'info', 'new'] as const;
const states: StatusMap<string> = Object.fromEntries(tones.map((tone) => [tone, { label: tone, tone }]));
const upgrade = (
  <Button size="xs" variant="light">
    Upgrade
  </Button>
);

export function GalleryFigures() {
  return (
    <div className={css['stack']}>
      <div className={css['grid']}>
        <StatCard label="Net" value={money(124900)} change={{ now: 1249, before: 1100 }} />
        <StatCard label="Refunds" value={money(4500)} change={{ now: 45, before: 20 }} better="down" />
        <StatCard label="Orders" value="52" change={{ now: 52, before: 0 }} />
        <StatCard label="Buyers" value="48" loading />
      </div>
      <ChartCard title="Net by day" points={points} format={money} series={{ value: 'Net', below: 'Refunds' }} />
      <div className={css['grid']}>
        <PlanLimit noun="products" used={2} limit={10} />
        <PlanLimit noun="products" used={9} limit={10} upgrade={upgrade} />
        <PlanLimit noun="products" used={10} limit={10} upgrade={upgrade} />
      </div>
      <InlineAlert
        title="Two orders need attention."
        actions={[
          { label: 'Show them', onClick: () => undefined },
          { label: 'Later', onClick: () => undefined },
        ]}
      >
        Their payments were disputed.
      </InlineAlert>
      <InlineAlert tone="danger" title="Payments are off." />
      <InlineAlert tone="info" title="Payouts arrive on Fridays." />
      <InlineAlert tone="success" title="The domain is connected." />
      <div>
        {tones.map((tone) => (
          <StatusBadge key={tone} state={tone} states={states} />
        ))}
      </div>
      <Timeline
        entries={[
          { id: '2', title: 'Sent', at: '2025-03-06T10:00:00Z', by: 'Mara', tone: 'waiting' },
          { id: '1', title: 'Paid by card', at: '2025-03-05T10:00:00Z', tone: 'good', text: 'Visa ending in 4242' },
        ]}
      />
    </div>
  );
}
