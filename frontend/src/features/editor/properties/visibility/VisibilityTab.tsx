import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Switch, Text } from '@mantine/core';
import { sectionAudienceSchema } from '@linkyard/contracts';
import { useEditor, useEditorSession } from '../../store/use-editor.js';
import { same } from '../../sync/same.js';
import { GateFields } from './GateFields.js';
import { RuleFields } from './RuleFields.js';
import { ScheduleFields } from './ScheduleFields.js';
import type { AudienceProps } from './audience.js';

const allVisitors = sectionAudienceSchema.parse({});

/** Whether, when, to whom and after what the block is shown. @source models.md 3 "Section" */
export function VisibilityTab({ id }: { id: string }) {
  const { store } = useEditorSession();
  const section = useEditor((state) => state.document.sections[id]);
  if (!section) return null;
  const { audience, status } = section;
  const put = (next: AudienceProps['value']) => void store.act({ type: 'change', id, part: { audience: next } });
  const fields = { value: audience, change: (part: Partial<typeof audience>) => put({ ...audience, ...part }) };
  return (
    <Stack gap="md">
      <Switch
        label={t`On the page`}
        description={t`When off, the block stays in the editor and is hidden from visitors.`}
        checked={status === 1}
        onChange={() => store.act({ type: 'hide', id })}
      />
      <ScheduleFields {...fields} />
      <RuleFields {...fields} />
      <GateFields key={id} id={id} {...fields} />
      <Text size="xs" c="dimmed">
        <Trans>You always see the block here. Visitors see it after the next publish.</Trans>
      </Text>
      <Button
        variant="subtle"
        color="gray"
        disabled={same(audience, allVisitors)}
        onClick={() => put(sectionAudienceSchema.parse({}))}
      >
        <Trans>Show to everybody, always</Trans>
      </Button>
    </Stack>
  );
}
