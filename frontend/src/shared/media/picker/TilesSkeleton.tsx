import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import css from './picker.module.css';

/** @source spec 9 "Skeleton placeholders 8" */
const places = Array.from({ length: 8 }, (_, place) => place);

/** The outline of a grid of pictures. */
export function TilesSkeleton() {
  return (
    <div className={css['grid']} role="status" aria-label={t`Loading`} aria-busy="true">
      {places.map((place) => (
        <div key={place} data-skeleton>
          <Skeleton className={css['square'] ?? ''} />
          <Skeleton height={12} width="70%" mt={8} />
        </div>
      ))}
    </div>
  );
}
