import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Accordion, Select, Stack, Switch } from '@mantine/core';
import { TextArea } from '../../editor/typing/TextArea.js';
import { TextField } from '../../editor/typing/TextField.js';
import { ConditionFields } from './ConditionFields.js';
import { fieldTypeNames } from './field-type-names.js';
import { fieldTypes, isChoice } from '../field-types.js';
import { LimitFields } from './LimitFields.js';
import type { FormField } from '../schema.js';

export interface FieldEditorProps {
  field: FormField;
  /** Fields asked before this one; only those can decide whether it is asked. */
  earlier: readonly FormField[];
  onChange: (next: FormField) => void;
}
type SetField = (part: Partial<FormField>) => void;

/** One option per line; a line that keeps its words keeps its stored value. */
function readOptions(text: string, before: FormField['options']): FormField['options'] {
  return text
    .split('\n')
    .slice(0, 100)
    .map((line) => ({
      label: line.slice(0, 200),
      value: before.find((option) => option.label === line)?.value ?? '',
    }));
}

function OptionsField({ field, set }: { field: FormField; set: SetField }) {
  return (
    <TextArea
      label={t`Options`}
      description={t`One on each line.`}
      autosize
      minRows={3}
      value={field.options.map((option) => option.label).join('\n')}
      onChange={(text) => set({ options: readOptions(text, field.options) })}
    />
  );
}

function StartValue({ field, set }: { field: FormField; set: SetField }) {
  if (field.type === 'checkbox') {
    return (
      <Switch
        label={t`Ticked at the start`}
        checked={field.defaultValue === 'true'}
        onChange={(event) => set({ defaultValue: event.currentTarget.checked ? 'true' : '' })}
      />
    );
  }
  return (
    <TextField
      label={field.type === 'hidden' ? t`Value` : t`Filled in at the start`}
      maxLength={500}
      value={field.defaultValue}
      onChange={(text) => set({ defaultValue: text })}
    />
  );
}

function Basics({ field, set }: { field: FormField; set: SetField }) {
  const hasPlaceHolder = !['checkbox', 'radio', 'group checkbox', 'range', 'date', 'hidden'].includes(field.type);
  return (
    <>
      <TextField label={t`Question`} maxLength={200} value={field.title} onChange={(text) => set({ title: text })} />
      <Select
        label={t`Kind of answer`}
        allowDeselect={false}
        data={fieldTypes.map((type) => ({ value: type, label: fieldTypeNames()[type] }))}
        value={field.type}
        onChange={(next) => {
          const type = fieldTypes.find((candidate) => candidate === next) ?? 'text';
          // Limits of one kind mean nothing to another.
          set({ type, min: null, max: null, step: null, pattern: '', defaultValue: '', isemail: false });
        }}
      />
      {isChoice(field.type) && <OptionsField field={field} set={set} />}
      {hasPlaceHolder && (
        <TextField
          label={t`Example in the field`}
          maxLength={200}
          value={field.placeHolder}
          onChange={(text) => set({ placeHolder: text })}
        />
      )}
      {field.type !== 'hidden' && (
        <Switch
          label={t`Required`}
          checked={field.required}
          onChange={(event) => set({ required: event.currentTarget.checked })}
        />
      )}
      {field.type === 'email' && (
        <Switch
          label={t`This is the sender’s address`}
          checked={field.isemail}
          onChange={(event) => set({ isemail: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

/** Everything one question can be set to. */
export function FieldEditor({ field, earlier, onChange }: FieldEditorProps) {
  const set: SetField = (part) => onChange({ ...field, ...part });
  if (field.type === 'hidden') {
    return (
      <Stack gap="sm" mt="sm">
        <Basics field={field} set={set} />
        <StartValue field={field} set={set} />
      </Stack>
    );
  }
  return (
    <Stack gap="sm" mt="sm">
      <Basics field={field} set={set} />
      <Accordion variant="separated">
        <Accordion.Item value="more">
          <Accordion.Control>
            <Trans>Help, limits, conditions</Trans>
          </Accordion.Control>
          <Accordion.Panel>
            <Stack gap="sm">
              <TextField
                label={t`Help below the field`}
                maxLength={500}
                value={field.helpText}
                onChange={(text) => set({ helpText: text })}
              />
              <StartValue field={field} set={set} />
              <LimitFields field={field} set={set} />
              <ConditionFields field={field} earlier={earlier} set={set} />
            </Stack>
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Stack>
  );
}
