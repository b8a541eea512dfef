import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import css from '../picker/picker.module.css';

/** Groups of blocks that are on their way. */
export function ReadyMadeSkeleton() {
  return (
    <div className={css['ready']} role="status" aria-label={t`Loading`}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={72} />
      ))}
    </div>
  );
}
