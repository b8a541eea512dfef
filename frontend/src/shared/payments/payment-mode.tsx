import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paymentModes, shownModes, type PaymentMode, type ShownMode } from '@linkyard/contracts';
import { FilterChip, perLanguage, type TableFilter, type TableState } from '@linkyard/ui';
import { Badge, Group, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';

const words: () => Record<PaymentMode, string> = perLanguage(() => ({
  test: t({ message: 'Test', context: 'mode' }),
  live: t`Live`,
}));

/** The mode that an address asks for; undefined where it leaves the choice to the service. */
export const modeOf = (text: string | undefined | null): ShownMode | undefined =>
  shownModes.find((mode) => mode === text);

const filter: () => TableFilter = perLanguage(() => ({
  key: 'mode',
  label: t`Mode`,
  options: paymentModes.map((value) => ({ value, label: words()[value] })),
}));

type Shown = { mode: ShownMode; hasTest: boolean };

interface ModeFilterProps {
  /** The reply of the list: what it is of. */
  shown: Shown | undefined;
  state: TableState;
  onChange: (part: Partial<TableState>) => void;
}

/** Narrows a list to test or live payments, where there may be tests. What the service chose by itself is shown as chosen. */
export function ModeFilter({ shown, state, onChange }: ModeFilterProps) {
  if (!shown?.hasTest) return null;
  const { mode: _asked, ...others } = state.filters;
  const filters = shown.mode === 'all' ? others : { ...others, mode: shown.mode };
  const change = (part: Partial<TableState>) =>
    onChange({ ...part, filters: { ...part.filters, mode: part.filters?.['mode'] ?? 'all' } });
  return <FilterChip filter={filter()} state={{ ...state, filters }} onChange={change} />;
}

/** Which payments figures count, where there may be tests. */
export function ModeSwitch({ shown, onChange }: { shown: Shown; onChange: (mode: string) => void }) {
  if (!shown.hasTest) return null;
  const options = shownModes.map((value) => ({ value, label: value === 'all' ? t`All` : words()[value] }));
  return <SegmentedControl aria-label={t`Mode`} value={shown.mode} onChange={onChange} data={options} />;
}

/** The state of whatever was paid, with a mark behind it where no live money was. */
export const WithTestMark = ({ mode, children }: { mode: PaymentMode; children: ReactNode }) => (
  <Group gap={4} wrap="wrap">
    {children}
    {mode === 'test' && (
      <Badge color="gray" variant="outline">
        <Trans context="mode">Test</Trans>
      </Badge>
    )}
  </Group>
);
