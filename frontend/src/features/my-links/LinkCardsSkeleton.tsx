import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import css from './my-links.module.css';

/** The outline of four cards. */
export function LinkCardsSkeleton() {
  return (
    <div className={css['cards']} role="status" aria-label={t`Loading`} aria-busy="true">
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className={css['card']}>
          <Skeleton className={css['picture'] ?? ''} />
          <div className={css['body']}>
            <Skeleton height={18} width="55%" />
            <Skeleton height={12} width="75%" mt={14} />
            <Skeleton height={20} width={60} mt={14} radius="xl" />
            <Skeleton height={32} width="65%" mt={18} />
            <Skeleton height={30} width="100%" mt={20} />
          </div>
        </div>
      ))}
    </div>
  );
}
