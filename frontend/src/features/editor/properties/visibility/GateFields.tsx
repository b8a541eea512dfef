import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Fieldset, Group, NumberInput, PasswordInput, Select, Stack, Text, TextInput } from '@mantine/core';
import { pagePassword, sectionGateSchema, type SectionGate, firstReason } from '@linkyard/contracts';
import { perLanguage, reasonText, toast } from '@linkyard/ui';
import { useState } from 'react';
import { useEditorSectionPasswordQuery, useEditorSetSectionPasswordMutation } from '../../api.js';
import type { AudienceProps } from './audience.js';

const kinds = perLanguage(
  () =>
    [
      { value: 'none', label: t`Nothing` },
      { value: 'password', label: t`A password` },
      { value: 'age', label: t`An age` },
      { value: 'email', label: t`An e-mail address` },
    ] as const,
);

/** What a visitor has to do before the block opens. Its content is not in the page until then. */
export function GateFields({ id, value, change }: AudienceProps & { id: string }) {
  const { gate } = value;
  const set = (next: SectionGate) => change({ gate: next });
  return (
    <Fieldset legend={t`Opens with`}>
      <Stack gap="sm">
        <Select
          aria-label={t`Opens with`}
          allowDeselect={false}
          data={[...kinds()]}
          value={gate.type}
          onChange={(next) => next && set(sectionGateSchema.parse({ type: next }))}
        />
        {gate.type === 'password' && <SectionPassword id={id} />}
        {gate.type === 'age' && <AgeFields gate={gate} set={set} />}
        {gate.type === 'email' && (
          <TextInput
            label={t`What they agree to`}
            placeholder={t`Nothing: the address alone opens it`}
            maxLength={300}
            value={gate.value}
            onChange={(event) => set({ ...gate, value: event.currentTarget.value })}
          />
        )}
        {gate.type !== 'none' && (
          <TextInput
            label={t`Question`}
            placeholder={t`In our words`}
            maxLength={200}
            value={gate.text}
            onChange={(event) => set({ ...gate, text: event.currentTarget.value })}
          />
        )}
      </Stack>
    </Fieldset>
  );
}

type AgeGate = Extract<SectionGate, { type: 'age' }>;

function AgeFields({ gate, set }: { gate: AgeGate; set: (next: SectionGate) => void }) {
  return (
    <Group gap="sm" wrap="nowrap" align="flex-end">
      <NumberInput
        label={t`From`}
        suffix={t` years`}
        min={13}
        max={99}
        clampBehavior="blur"
        allowDecimal={false}
        value={gate.value}
        onChange={(next) => {
          const parsed = sectionGateSchema.safeParse({ ...gate, value: next });
          if (parsed.success) set(parsed.data);
        }}
      />
      <Select
        label={t`Asked by`}
        allowDeselect={false}
        data={[
          { value: 'birthdate', label: t`Date of birth` },
          { value: 'confirm', label: t`A button` },
        ]}
        value={gate.ask}
        onChange={(next) => set({ ...gate, ask: next === 'confirm' ? 'confirm' : 'birthdate' })}
      />
    </Group>
  );
}

/** Set apart from the draft: it counts at once and is never shown again. */
function SectionPassword({ id }: { id: string }) {
  const known = useEditorSectionPasswordQuery({ _id: id });
  const [save, saving] = useEditorSetSectionPasswordMutation();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const hasPassword = known.data?.hasPassword ?? false;
  const submit = async () => {
    const parsed = pagePassword.safeParse(typed);
    const why = firstReason(parsed.error);
    setProblem(why && reasonText(why));
    if (!parsed.success) return;
    const { error } = await save({ _id: id, password: parsed.data });
    if (error) setProblem(t`The password could not be saved. Please try again.`);
    else {
      setTyped('');
      toast.success(t`The password is set.`);
    }
  };
  return (
    <Stack gap="xs">
      <PasswordInput
        label={t`Password`}
        autoComplete="new-password"
        maxLength={128}
        placeholder={hasPassword ? t`Set. Type to change it.` : undefined}
        value={typed}
        error={problem}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void submit();
        }}
      />
      <Button
        variant="default"
        fullWidth
        loading={saving.isLoading}
        disabled={typed === ''}
        onClick={() => void submit()}
      >
        <Trans>Set password</Trans>
      </Button>
      <Text size="xs" c="dimmed">
        {hasPassword ? t`Counts at once, without publishing.` : t`Nobody can open the block until there is one.`}
      </Text>
    </Stack>
  );
}
