import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Select, Switch, TextInput } from '@mantine/core';
import { checkoutFieldTypes } from '@linkyard/contracts';
import { perLanguage, TagInput } from '@linkyard/ui';
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { textField, tickField, valueField } from '../../../../shared/forms/field-props.js';
import type { ProductForm } from '../use-product-form.js';
import css from '../editor.module.css';

const maxQuestions = 20;
const typeLabels: () => Record<(typeof checkoutFieldTypes)[number], string> = perLanguage(() => ({
  text: t`Short answer`,
  textarea: t`Long answer`,
  select: t`Choice`,
  checkbox: t`Tick box`,
  date: t`Date`,
}));

/** Questions that buyers answer at checkout. */
export function QuestionFields({ form }: { form: ProductForm }) {
  const questions = form.draft.checkout.fields;
  const setQuestions = (next: typeof questions) => form.set('checkout.fields', next);
  return (
    <section className={css['group']} aria-label={t`Questions`}>
      <h3 className={css['groupTitle']}>
        <Trans>Questions</Trans>
      </h3>
      {questions.map((question, index) => (
        <div key={question.id} className={css['box']} role="group" aria-label={t`Question ${index + 1}`}>
          <div className={css['row']}>
            <TextInput label={t`Question`} maxLength={120} {...textField(form, `checkout.fields.${index}.title`)} />
            <ActionIcon
              mt={24}
              disabled={index === 0}
              aria-label={t`Move question ${index + 1} up`}
              onClick={() => setQuestions(questions.toSpliced(index, 1).toSpliced(index - 1, 0, question))}
            >
              <IconArrowUp size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
            <ActionIcon
              mt={24}
              aria-label={t`Remove question ${index + 1}`}
              onClick={() => setQuestions(questions.toSpliced(index, 1))}
            >
              <IconTrash size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </div>
          <Select
            label={t`Answer`}
            allowDeselect={false}
            data={checkoutFieldTypes.map((value) => ({ value, label: typeLabels()[value] }))}
            value={question.type}
            error={form.errorOf(`checkout.fields.${index}.type`)}
            onChange={(type) => type && form.set(`checkout.fields.${index}.type`, type)}
          />
          {question.type === 'select' && (
            <TagInput
              label={t`Choices`}
              placeholder={t`Press Enter after each`}
              max={50}
              maxLength={80}
              {...valueField(form, `checkout.fields.${index}.options`)}
            />
          )}
          <Switch label={t`Required`} {...tickField(form, `checkout.fields.${index}.required`)} />
        </div>
      ))}
      {questions.length < maxQuestions && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={() =>
              setQuestions([
                ...questions,
                { id: crypto.randomUUID(), title: '', type: 'text', required: false, options: [] },
              ])
            }
          >
            <Trans>Add question</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
