import { t } from '@lingui/core/macro';
import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconArrowsSort, IconBaselineDensityMedium, IconBaselineDensitySmall, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { nextSort, type TableState } from './table-state.js';
import css from './DataTable.module.css';

interface TableViewProps {
  columns: readonly { header: string; sort?: string }[];
  state: TableState;
  onChange: (part: Partial<TableState>) => void;
  columnsMenu: ReactNode;
}

/** How the rows are shown: their order on a phone, columns and density where there are columns side by side. */
export function TableView({ columns, state, onChange, columnsMenu }: TableViewProps) {
  const sorts = columns.flatMap(({ sort, header }) => (sort ? [{ key: sort, label: header }] : []));
  const compact = state.density === 'compact';
  const densityLabel = compact ? t`Comfortable rows` : t`Compact rows`;
  const DensityIcon = compact ? IconBaselineDensityMedium : IconBaselineDensitySmall;
  return (
    <>
      {sorts.length > 0 && (
        <div className={css['phoneOnly']}>
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon aria-label={t`Order`}>
                <IconArrowsSort size={18} stroke={1.5} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {sorts.map((sort) => (
                <Menu.Item
                  key={sort.key}
                  onClick={() => onChange({ sort: nextSort(state.sort, sort.key) })}
                  rightSection={state.sort.replace(/^-/, '') === sort.key ? <IconCheck size={14} stroke={1.5} /> : null}
                >
                  {sort.label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </div>
      )}
      <div className={css['deskOnly']}>
        {columnsMenu}
        <Tooltip label={densityLabel}>
          <ActionIcon
            aria-label={densityLabel}
            onClick={() => onChange({ density: compact ? 'comfortable' : 'compact' })}
          >
            <DensityIcon size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </div>
    </>
  );
}
