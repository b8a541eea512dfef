import { t } from '@lingui/core/macro';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import type { TableState } from '@linkyard/ui';
import { kindChoices } from './library-query.js';
import { ShelfSheet } from './shelves/ShelfSheet.js';
import type { LibraryLook } from './use-library-view.js';
import css from './library.module.css';

interface KindFilterProps {
  state: TableState;
  onChange: (part: Partial<TableState>) => void;
}

/** What kind of files, and where there is no room for the folders beside: which folder. */
export function KindFilter({ state, onChange }: KindFilterProps) {
  const kind = state.filters['kind'] ?? '';
  const choose = (value: string) => {
    const { kind: _old, ...others } = state.filters;
    onChange({ filters: value ? { ...others, kind: value } : others });
  };
  return (
    <div className={css['where']}>
      <div className={css['sheetChip']}>
        <ShelfSheet state={state} onChange={onChange} />
      </div>
      <div className={css['kinds']} role="group" aria-label={t`Kinds`}>
        {kindChoices().map(({ value, label }) => (
          <button key={value} type="button" aria-pressed={kind === value} onClick={() => choose(value)}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** As tiles or one below the other. */
export function LookSwitch({ look, onLook }: { look: LibraryLook; onLook: (look: LibraryLook) => void }) {
  const [other, label, LookIcon] =
    look === 'grid'
      ? (['list', t`Show as a list`, IconList] as const)
      : (['grid', t`Show as a grid`, IconLayoutGrid] as const);
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={() => onLook(other)}>
        <LookIcon size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
