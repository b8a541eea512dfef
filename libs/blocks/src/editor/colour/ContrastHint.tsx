import { t } from '@lingui/core/macro';
import { Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { currentLanguage } from '@linkyard/ui/language';
import { numberFormat } from '@linkyard/languages/formats';
import { leastContrast, spanOf } from '../../kit/contrast.js';
import { paintTones } from '../../kit/paint.js';

/** What a colour stands on, or what stands on it. */
export interface Against {
  /** As in 'with the background'. */
  label: string;
  /** Hex or gradient text. */
  paint: string;
}
const easy = 4.5;
const large = 3;

/** Without spaces: between digits a colon turns round where words run from right to left, unless it touches them. */
const ratioText = (ratio: number): string => {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1, numberingSystem: 'latn' } as const;
  return `${numberFormat(currentLanguage(), options).format(Math.floor(ratio * 10) / 10)}:1`;
};

function verdictOn(ratio: number, other: string): string {
  const shown = ratioText(ratio);
  if (ratio >= easy) return t`${shown} with ${other}: easy to read.`;
  if (ratio >= large) return t`${shown} with ${other}: readable in large letters only.`;
  return t`${shown} with ${other}: hard to read.`;
}

/** The lowest contrast ratio between two paints. @source WCAG 2.2, 1.4.3 */
export function ContrastHint({ value, against }: { value: string; against: Against }) {
  const [own, other] = [paintTones(value), paintTones(against.paint)];
  if (own.length === 0 || other.length === 0) return null;
  const ratio = leastContrast(spanOf(own), spanOf(other));
  const isGood = ratio >= easy;
  return (
    <Group
      role="status"
      gap={6}
      wrap="nowrap"
      align="flex-start"
      c={isGood ? 'var(--ly-primary-text)' : 'var(--ly-warning-text)'}
    >
      {isGood ? (
        <IconCheck size={16} stroke={2} style={{ flexShrink: 0, marginTop: 1 }} aria-hidden />
      ) : (
        <IconAlertTriangle size={16} stroke={1.5} style={{ flexShrink: 0, marginTop: 1 }} aria-hidden />
      )}
      <Text size="xs" inherit fz={12} lh="18px">
        {verdictOn(ratio, against.label)}
      </Text>
    </Group>
  );
}
