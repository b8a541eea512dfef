import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { pageWindow } from './table-state.js';
import { formatCount } from '../format/money.js';
import css from './DataTable.module.css';

interface PagerProps {
  current: number;
  pageCounts: number;
  total: number;
  /** There are more than `total`: it was counted only so far. */
  hasMore?: boolean;
  perPage: number;
  onPage: (page: number) => void;
}

/** Previous and next, and up to two page numbers each side of the current page. @source spec 2 */
export function Pager({ current, pageCounts, total, hasMore = false, perPage, onPage }: PagerProps) {
  const first = (current - 1) * perPage + 1;
  const last = Math.min(current * perPage, total);
  return (
    <nav className={css['pager']} aria-label={t`Pages`}>
      <span className={css['range']}>
        <Trans>
          {formatCount(first)}–{formatCount(last)} of {formatCount(total)}
          {hasMore && '+'}
        </Trans>
      </span>
      <button type="button" aria-label={t`Previous page`} disabled={current <= 1} onClick={() => onPage(current - 1)}>
        <IconChevronLeft size={18} stroke={1.5} data-turns aria-hidden />
      </button>
      {pageWindow(current, pageCounts).map((page) => (
        <button
          type="button"
          key={page}
          aria-label={t`Page ${page}`}
          aria-current={page === current ? 'page' : undefined}
          onClick={() => onPage(page)}
        >
          {page}
        </button>
      ))}
      <button
        type="button"
        aria-label={t`Next page`}
        disabled={current >= pageCounts}
        onClick={() => onPage(current + 1)}
      >
        <IconChevronRight size={18} stroke={1.5} data-turns aria-hidden />
      </button>
    </nav>
  );
}
