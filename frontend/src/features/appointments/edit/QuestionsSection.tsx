import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Checkbox, Select, Text, TextInput } from '@mantine/core';
import { isChoice, questionTypes } from '@linkyard/contracts';
import { TagInput } from '@linkyard/ui';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { questionTypeOptions } from '../../../shared/question-types.js';
import type { AppointmentDraft, SectionProps } from './appointment-draft.js';
import css from './edit.module.css';

type Question = AppointmentDraft['questions'][number];
const icon = { size: 18, stroke: 1.5 };

/** What visitors are asked beside their name and e-mail address. */
export function QuestionsSection({ draft, change, errorOf }: SectionProps) {
  const { questions } = draft;
  const set = (next: Question[]) => change({ questions: next });
  const move = (from: number, to: number) => {
    const next = [...questions];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(to, 0, moved);
    set(next);
  };
  return (
    <div className={css['rows']}>
      {questions.length === 0 && (
        <Text c="dimmed" size="sm">
          <Trans>Name and e-mail address are always asked for.</Trans>
        </Text>
      )}
      {questions.map((question, index) => {
        const put = (part: Partial<Question>) =>
          set(questions.map((one, at) => (at === index ? { ...one, ...part } : one)));
        return (
          <div key={question.id} className={css['question']} role="group" aria-label={t`Question ${index + 1}`}>
            <TextInput
              label={t`Question`}
              maxLength={200}
              value={question.title}
              error={errorOf(`questions.${index}.title`)}
              onChange={(event) => put({ title: event.currentTarget.value })}
            />
            <Select
              label={t`Answer`}
              allowDeselect={false}
              data={questionTypeOptions()}
              value={question.type}
              onChange={(next) => {
                const type = questionTypes.find((one) => one === next);
                if (type) put({ type });
              }}
            />
            {isChoice(question.type) && (
              <TagInput
                label={t`Choices`}
                value={question.options}
                max={50}
                maxLength={120}
                error={errorOf(`questions.${index}.options`)}
                onChange={(options) => put({ options })}
              />
            )}
            <div className={css['questionFoot']}>
              <Checkbox
                label={t`Must be answered`}
                checked={question.required}
                onChange={(event) => put({ required: event.currentTarget.checked })}
              />
              <span>
                <ActionIcon aria-label={t`Move up`} disabled={index === 0} onClick={() => move(index, index - 1)}>
                  <IconArrowUp {...icon} />
                </ActionIcon>
                <ActionIcon
                  aria-label={t`Move down`}
                  disabled={index === questions.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <IconArrowDown {...icon} />
                </ActionIcon>
                <ActionIcon
                  aria-label={t`Remove question ${index + 1}`}
                  onClick={() => set(questions.filter((_, at) => at !== index))}
                >
                  <IconTrash {...icon} />
                </ActionIcon>
              </span>
            </div>
          </div>
        );
      })}
      <div>
        <Button
          variant="default"
          size="xs"
          disabled={questions.length >= 30}
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() =>
            set([...questions, { id: crypto.randomUUID(), title: '', type: 'text', required: false, options: [] }])
          }
        >
          <Trans>Add a question</Trans>
        </Button>
      </div>
    </div>
  );
}
