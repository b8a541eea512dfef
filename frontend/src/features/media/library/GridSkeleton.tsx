import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import css from './grid/grid.module.css';

/** The outline of a page of files. @source spec 9 "Skeleton placeholders 8" */
export function GridSkeleton() {
  return (
    <div className={css['tiles']} data-look="grid" role="status" aria-label={t`Loading`} aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index}>
          <Skeleton style={{ aspectRatio: '1', height: 'auto' }} />
          <Skeleton height={12} width="70%" mt={10} />
          <Skeleton height={10} width="40%" mt={8} />
        </div>
      ))}
    </div>
  );
}
