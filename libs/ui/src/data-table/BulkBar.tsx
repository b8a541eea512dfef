import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './DataTable.module.css';

/** What can be done with the chosen rows; floats until the choice is cleared. */
export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  return (
    <div className={css['bulk']} role="toolbar" aria-label={t`Actions for the selection`}>
      <CloseButton size="sm" aria-label={t`Clear selection`} onClick={onClear} />
      <span className={css['bulkCount']} aria-live="polite">
        <Trans>{count} selected</Trans>
      </span>
      <div className={css['bulkActions']}>{children}</div>
    </div>
  );
}
