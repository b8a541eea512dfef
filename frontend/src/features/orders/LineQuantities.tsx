import { t } from '@lingui/core/macro';
import { NumberInput } from '@mantine/core';

interface LineQuantitiesProps {
  lines: readonly { id: string; title: string; most: number }[];
  quantities: ReadonlyMap<string, number>;
  onChange: (quantities: ReadonlyMap<string, number>) => void;
}

/** How many of each line are meant. */
export function LineQuantities({ lines, quantities, onChange }: LineQuantitiesProps) {
  return lines.map(({ id, title, most }) => (
    <NumberInput
      key={id}
      label={title}
      description={t`At most ${most}`}
      min={0}
      max={most}
      allowDecimal={false}
      clampBehavior="strict"
      value={quantities.get(id) ?? 0}
      onChange={(value) => onChange(new Map(quantities).set(id, Number(value) || 0))}
    />
  ));
}

export const allOf = (lines: LineQuantitiesProps['lines']): ReadonlyMap<string, number> =>
  new Map(lines.map(({ id, most }) => [id, most]));

/** As calls take them, without lines of which none is meant. */
export const lineRequests = (quantities: ReadonlyMap<string, number>) =>
  [...quantities].flatMap(([lineId, qty]) => (qty > 0 ? [{ lineId, qty }] : []));
