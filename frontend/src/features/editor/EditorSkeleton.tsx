import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import css from './editor.module.css';

const rows = [0, 1, 2, 3, 4, 5];

/** The list of blocks, before it is drawn. */
export function PickerSkeleton() {
  return (
    <>
      <Skeleton height={34} />
      <Skeleton height={38} />
      <div className={css['tiles']}>
        {rows.map((row) => (
          <Skeleton key={row} height={78} />
        ))}
      </div>
    </>
  );
}

/** The three panes, before there is something in them. */
export function EditorSkeleton() {
  return (
    <div className={css['workspace']} role="status" aria-label={t`Loading the editor`} aria-busy="true">
      <div className={css['top']}>
        <div className={css['topSkeleton']}>
          <Skeleton width={180} height={22} />
          <Skeleton width={110} height={34} />
        </div>
      </div>
      <div className={css['left']}>
        <div className={css['paneSkeleton']}>
          <PickerSkeleton />
        </div>
      </div>
      <div className={css['middle']}>
        <div className={css['pageSkeleton']}>
          <Skeleton circle height={96} />
          <Skeleton width={160} height={24} />
          {rows.map((row) => (
            <Skeleton key={row} height={56} radius={14} />
          ))}
        </div>
      </div>
      <div className={css['right']}>
        <div className={css['paneSkeleton']}>
          {rows.map((row) => (
            <div key={row}>
              <Skeleton width={90} height={12} mb={8} />
              <Skeleton height={38} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
