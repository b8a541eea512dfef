import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './states.module.css';

const counted = (count: number) => Array.from({ length: count }, (_, index) => index);

function Waiting({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-label={t`Loading`} aria-busy="true">
      {children}
    </div>
  );
}

/** The outline of a page head. */
export function PageHeadSkeleton() {
  return (
    <div style={{ marginBottom: 24 }}>
      <Skeleton height={28} width={180} />
      <Skeleton height={14} width={300} mt={12} maw="80%" />
    </div>
  );
}

/** The outline of a table. Eight rows by default. @source spec 9 "Skeleton placeholders 8" */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Waiting>
      <div className={css['rows']}>
        {counted(rows).map((row) => (
          <div key={row} className={css['row']}>
            <Skeleton height={12} width={`${28 - (row % 3) * 5}%`} />
            <Skeleton height={12} width={`${22 - (row % 2) * 6}%`} visibleFrom="sm" />
            <Skeleton height={12} width="14%" ml="auto" />
          </div>
        ))}
      </div>
    </Waiting>
  );
}

/** The outline of a grid of cards with a picture on top. */
export function CardsSkeleton({ cards = 8, pictureHeight = 140 }: { cards?: number; pictureHeight?: number }) {
  return (
    <Waiting>
      <div className={css['cards']}>
        {counted(cards).map((card) => (
          <div key={card} className={css['card']}>
            <Skeleton height={pictureHeight} />
            <Skeleton height={14} width="60%" mt={16} />
            <Skeleton height={12} width="40%" mt={8} />
          </div>
        ))}
      </div>
    </Waiting>
  );
}

/** The outline of a form: labels above fields. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Waiting>
      <div className={css['stack']}>
        {counted(fields).map((field) => (
          <div key={field}>
            <Skeleton height={12} width={90} />
            <Skeleton height={38} mt={8} />
          </div>
        ))}
      </div>
    </Waiting>
  );
}

/** A whole screen on its way: its head and the shape of its body. */
export function ScreenSkeleton({ shape }: { shape: 'table' | 'cards' | 'form' }) {
  return (
    <>
      <PageHeadSkeleton />
      {shape === 'table' && <TableSkeleton />}
      {shape === 'cards' && <CardsSkeleton />}
      {shape === 'form' && <FormSkeleton />}
    </>
  );
}
