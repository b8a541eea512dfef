import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import css from './dashboard.module.css';

/** The outline of the numbers, the chart and the lists. */
export function DashboardSkeleton() {
  return (
    <div role="status" aria-label={t`Loading`} aria-busy="true">
      <div className={css['totals']}>
        {[0, 1, 2, 3, 4].map((figure) => (
          <div key={figure} className={css['figure']}>
            <Skeleton height={12} width={56} />
            <Skeleton height={28} width={72} mt={8} />
            <Skeleton height={12} width={44} mt={8} />
          </div>
        ))}
      </div>
      <Skeleton height={296} radius="lg" />
      <div className={css['panels']}>
        {[0, 1, 2, 3].map((panel) => (
          <Skeleton key={panel} height={220} radius="lg" />
        ))}
      </div>
    </div>
  );
}
