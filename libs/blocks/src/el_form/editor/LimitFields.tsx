import { t } from '@lingui/core/macro';
import { Group, TextInput } from '@mantine/core';
import { NumberField } from '../../editor/typing/NumberField.js';
import { TextField } from '../../editor/typing/TextField.js';
import { isTyped, longestAnswer } from '../field-types.js';
import { compilePattern } from '../pattern.js';
import { maxPatternLength } from '../pattern-syntax.js';
import type { FormField } from '../schema.js';

interface LimitFieldsProps {
  field: FormField;
  set: (part: Partial<FormField>) => void;
}

const numberOrNull = (next: string | number) => (next === '' ? null : Number(next));

function Numbers({ field, set }: LimitFieldsProps) {
  return (
    <Group grow>
      <NumberField
        label={t`Least`}
        value={typeof field.min === 'number' ? field.min : ''}
        onChange={(min) => set({ min: numberOrNull(min) })}
      />
      <NumberField
        label={t`Most`}
        value={typeof field.max === 'number' ? field.max : ''}
        onChange={(max) => set({ max: numberOrNull(max) })}
      />
      <NumberField
        label={t`Step`}
        min={0}
        value={field.step ?? ''}
        onChange={(step) => set({ step: numberOrNull(step) || null })}
      />
    </Group>
  );
}

function Dates({ field, set }: LimitFieldsProps) {
  return (
    <Group grow>
      <TextInput
        label={t`Earliest`}
        type="date"
        value={typeof field.min === 'string' ? field.min : ''}
        onChange={(event) => set({ min: event.currentTarget.value || null })}
      />
      <TextInput
        label={t`Latest`}
        type="date"
        value={typeof field.max === 'string' ? field.max : ''}
        onChange={(event) => set({ max: event.currentTarget.value || null })}
      />
    </Group>
  );
}

function Lengths({ field, set }: LimitFieldsProps) {
  const most = longestAnswer[field.type];
  return (
    <Group grow>
      <NumberField
        label={t`Fewest characters`}
        min={0}
        max={most}
        allowDecimal={false}
        value={field.minLength ?? ''}
        onChange={(minLength) => set({ minLength: numberOrNull(minLength) })}
      />
      <NumberField
        label={t`Most characters`}
        min={1}
        max={most}
        allowDecimal={false}
        value={field.maxLength ?? ''}
        onChange={(maxLength) => set({ maxLength: numberOrNull(maxLength) })}
      />
    </Group>
  );
}

/** Bounds of an answer, as far as its kind has any. */
export function LimitFields({ field, set }: LimitFieldsProps) {
  if (field.type === 'number' || field.type === 'range') return <Numbers field={field} set={set} />;
  if (field.type === 'date') return <Dates field={field} set={set} />;
  if (!isTyped(field.type)) return null;
  return (
    <>
      <Lengths field={field} set={set} />
      {(field.type === 'text' || field.type === 'phone') && (
        <TextField
          label={t`Pattern`}
          description={t`A regular expression for the whole answer. Say in the help what is expected.`}
          placeholder="[A-Z]{2}\d{4}"
          maxLength={maxPatternLength}
          value={field.pattern}
          error={
            field.pattern === '' || compilePattern(field.pattern) !== null
              ? null
              : t`This pattern uses something that is not supported.`
          }
          onChange={(text) => set({ pattern: text })}
        />
      )}
    </>
  );
}
