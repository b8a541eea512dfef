import { t } from '@lingui/core/macro';
import { Button, Drawer } from '@mantine/core';
import { IconFolder, IconX } from '@tabler/icons-react';
import type { TableState } from '@linkyard/ui';
import { useState } from 'react';
import { atShelf } from '../library-query.js';
import { QuotaBar } from './QuotaBar.js';
import { ShelfList } from './ShelfList.js';
import css from './shelves.module.css';

interface ShelfSheetProps {
  state: TableState;
  onChange: (part: Partial<TableState>) => void;
}

/** Folders and tags where there is no room for a list beside: a chip that says where one is, and a sheet to go elsewhere. */
export function ShelfSheet({ state, onChange }: ShelfSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const { folder, tag, deleted } = state.filters;
  const place = folder ?? tag ?? (deleted ? t`Recently deleted` : null);
  const change = (part: Partial<TableState>) => {
    setOpen(false);
    onChange(part);
  };
  return (
    <span className={css['chip']} data-on={place !== null || undefined}>
      <Button
        variant="transparent"
        className={css['chipButton'] ?? ''}
        leftSection={<IconFolder size={14} stroke={1.5} aria-hidden />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        <bdi>{place ?? t`Folders`}</bdi>
      </Button>
      {place !== null && (
        <button
          type="button"
          className={css['chipClear']}
          aria-label={t`Leave ${place}`}
          onClick={() => onChange({ filters: atShelf(state.filters, {}) })}
        >
          <IconX size={14} stroke={1.5} aria-hidden />
        </button>
      )}
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t`Folders and tags`}
        position="bottom"
        size="auto"
        classNames={{ content: css['sheet'] ?? '' }}
      >
        <ShelfList state={state} onChange={change} />
        <QuotaBar />
      </Drawer>
    </span>
  );
}
