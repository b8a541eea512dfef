import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Collapse, Group, Paper, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FieldEditor } from './FieldEditor.js';
import type { EditorContext } from '../../editor/context.js';
import { addField, changeField, moveField, removeField } from '../field-list.js';
import { fieldTypeNames } from './field-type-names.js';
import type { FormField } from '../schema.js';

interface FieldListProps {
  fields: readonly FormField[];
  onChange: (next: FormField[]) => void;
}

const most = 60;

interface RowProps extends FieldListProps {
  index: number;
  field: FormField;
  isOpen: boolean;
  onToggle: () => void;
}

function RowButtons({ fields, index, field, onChange }: RowProps) {
  const name = field.title || t`question ${index + 1}`;
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t`Move ${name} up`}
        disabled={index === 0}
        onClick={() => onChange(moveField(fields, index, index - 1))}
      >
        <IconArrowUp size={18} stroke={1.5} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t`Move ${name} down`}
        disabled={index === fields.length - 1}
        onClick={() => onChange(moveField(fields, index, index + 1))}
      >
        <IconArrowDown size={18} stroke={1.5} />
      </ActionIcon>
      {field.isdelete && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Remove ${name}`}
          onClick={() => onChange(removeField(fields, index))}
        >
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      )}
    </Group>
  );
}

function Row(props: RowProps) {
  const { fields, index, field, onChange, isOpen, onToggle } = props;
  return (
    <Paper withBorder p="sm" radius="md">
      <Group justify="space-between" gap={4} wrap="nowrap">
        <UnstyledButton onClick={onToggle} aria-expanded={isOpen} style={{ flex: 1, minWidth: 0, minHeight: 40 }}>
          <Group gap={8} wrap="nowrap">
            <IconChevronDown size={18} stroke={1.5} style={{ flex: 'none', rotate: isOpen ? '180deg' : undefined }} />
            <div style={{ minWidth: 0 }}>
              <Text size="sm" fw={500} truncate>
                {field.title || t`Untitled question`}
              </Text>
              <Text size="xs" c="dimmed">
                {fieldTypeNames()[field.type]}
                {field.required ? t`, required` : ''}
              </Text>
            </div>
          </Group>
        </UnstyledButton>
        <RowButtons {...props} />
      </Group>
      <Collapse expanded={isOpen}>
        {isOpen && (
          <FieldEditor
            field={field}
            earlier={fields.slice(0, index)}
            onChange={(changed) => onChange(changeField(fields, index, changed))}
          />
        )}
      </Collapse>
    </Paper>
  );
}

/** The questions of a form: one open at a time, ordered by buttons, so by keyboard too. */
export function FieldList({ fields, onChange, i18n }: FieldListProps & Pick<EditorContext, 'i18n'>) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Stack gap="xs">
      {fields.map((field, index) => (
        <Row
          key={field.id}
          fields={fields}
          index={index}
          field={field}
          onChange={onChange}
          isOpen={openId === field.id}
          onToggle={() => setOpenId(openId === field.id ? null : field.id)}
        />
      ))}
      <Button
        variant="light"
        leftSection={<IconPlus size={18} stroke={1.5} />}
        disabled={fields.length >= most}
        onClick={() => {
          const next = addField(fields, i18n);
          setOpenId(next.at(-1)?.id ?? null);
          onChange(next);
        }}
      >
        <Trans>Add question</Trans>
      </Button>
    </Stack>
  );
}
