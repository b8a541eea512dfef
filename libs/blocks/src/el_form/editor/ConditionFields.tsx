import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Select, Stack, Text } from '@mantine/core';
import { TextField } from '../../editor/typing/TextField.js';
import { conditionNames } from './field-type-names.js';
import { conditionOps, isChoice, optionValue } from '../field-types.js';
import type { FormField } from '../schema.js';

interface ConditionFieldsProps {
  field: FormField;
  earlier: readonly FormField[];
  set: (part: Partial<FormField>) => void;
}

const always = 'always';

/** The value compared with: a choice among the other field's options, or words. */
function WantedValue({
  other,
  value,
  onChange,
}: {
  other: FormField;
  value: string;
  onChange: (next: string) => void;
}) {
  const options = other.options.filter((option) => optionValue(option) !== '');
  const choices = other.type === 'checkbox' ? [{ label: t`Ticked`, value: 'true' }] : options;
  if (other.type === 'checkbox' || isChoice(other.type)) {
    return (
      <Select
        aria-label={t`Answer`}
        placeholder={t`Choose an answer`}
        data={[...new Map(choices.map((option) => [optionValue(option), option.label]))].map(([wanted, label]) => ({
          value: wanted,
          label,
        }))}
        value={value || null}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  }
  return <TextField aria-label={t`Answer`} placeholder={t`Answer`} maxLength={200} value={value} onChange={onChange} />;
}

const onlyIf = (title: string) => t`Only if “${title}” …`;

/** When a question is asked: always, or depending on an earlier answer. */
export function ConditionFields({ field, earlier, set }: ConditionFieldsProps) {
  const { showIf } = field;
  const other = earlier.find((candidate) => candidate.id === showIf?.fieldId);
  if (earlier.length === 0) {
    return (
      <Text size="xs" c="dimmed">
        <Trans>The first question is always asked; later ones can depend on earlier answers.</Trans>
      </Text>
    );
  }
  return (
    <Stack gap={6}>
      <Select
        label={t`Ask this`}
        allowDeselect={false}
        data={[
          { value: always, label: t`Always` },
          ...earlier.map(({ id, title }) => ({ value: id, label: onlyIf(title || t`Untitled`) })),
        ]}
        value={other?.id ?? always}
        onChange={(next) =>
          set({ showIf: next === null || next === always ? null : { fieldId: next, op: 'is', value: '' } })
        }
      />
      {showIf && other && (
        <>
          <Select
            aria-label={t`Condition`}
            allowDeselect={false}
            data={conditionOps.map((op) => ({ value: op, label: conditionNames()[op] }))}
            value={showIf.op}
            onChange={(next) => set({ showIf: { ...showIf, op: conditionOps.find((op) => op === next) ?? 'is' } })}
          />
          {showIf.op !== 'filled' && showIf.op !== 'empty' && (
            <WantedValue
              other={other}
              value={showIf.value}
              onChange={(value) => set({ showIf: { ...showIf, value } })}
            />
          )}
        </>
      )}
    </Stack>
  );
}
