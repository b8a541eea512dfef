import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Checkbox, Chip, Input, NumberInput, Select, TextInput } from '@mantine/core';
import { isChoice, personFields, questionTypes, priceStep } from '@linkyard/contracts';
import { perLanguage, CurrencySelect, MoneyField, TagInput } from '@linkyard/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useOthersDataQuery } from '../../../shared/others-data.js';
import { NoPaymentAccount } from '../../../shared/payments/NoPaymentAccount.js';
import { questionTypeOptions } from '../../../shared/question-types.js';
import { zoneOf, type SectionProps, type WebinarDraft } from './webinar-draft.js';
import css from './edit.module.css';

export const personLabels = perLanguage(() => ({
  phone: t`Phone`,
  organization: t`Organization`,
  jobTitle: t`Job title`,
}));

/** Seats, price, approval and what people are asked. */
export function RegistrationSection({ draft, change, errorOf }: SectionProps) {
  const currencies = useOthersDataQuery({}).data?.currencies.map(({ code }) => code) ?? [draft.currency];
  return (
    <>
      {draft.type !== 'onDemand' && <Seats draft={draft} change={change} errorOf={errorOf} />}
      <div className={css['pairs']}>
        <TextInput
          label={t`Registration opens`}
          description={t`Empty: as soon as it is published.`}
          type="datetime-local"
          value={draft.opens}
          error={errorOf('registrationOpensAt')}
          onChange={(event) => change({ opens: event.currentTarget.value })}
        />
        <TextInput
          label={t`Registration closes`}
          description={t`Empty: with the event. Times are in ${zoneOf(draft)}.`}
          type="datetime-local"
          value={draft.closes}
          error={errorOf('registrationClosesAt')}
          onChange={(event) => change({ closes: event.currentTarget.value })}
        />
      </div>
      <div className={css['pairs']}>
        <MoneyField
          label={t`Price`}
          description={t`Leave it empty for a free webinar.`}
          value={draft.priceMinor}
          currency={draft.currency}
          step={priceStep(draft.currency)}
          error={errorOf('price')}
          onChange={(priceMinor) => change({ priceMinor })}
        />
        <CurrencySelect
          currencies={currencies}
          value={draft.currency}
          error={errorOf('currency')}
          onChange={(currency) => change({ currency })}
        />
      </div>
      {(draft.priceMinor ?? 0) > 0 && <NoPaymentAccount />}
      <Checkbox
        label={t`I approve each registration first`}
        checked={draft.requiresApproval}
        onChange={(event) => change({ requiresApproval: event.currentTarget.checked })}
      />
      <Input.Wrapper label={t`Also ask for`} labelElement="div" description={t`Name and e-mail are always asked.`}>
        <div className={css['chips']} role="group" aria-label={t`Also ask for`}>
          {personFields.map((field) => (
            <Chip
              key={field}
              checked={draft.personFields.includes(field)}
              onChange={(isOn) =>
                change({
                  personFields: isOn
                    ? [...draft.personFields, field]
                    : draft.personFields.filter((one) => one !== field),
                })
              }
            >
              {personLabels()[field]}
            </Chip>
          ))}
        </div>
      </Input.Wrapper>
      <Fields draft={draft} change={change} errorOf={errorOf} />
    </>
  );
}

function Seats({ draft, change, errorOf }: SectionProps) {
  return (
    <>
      <NumberInput
        label={draft.type === 'series' ? t`Seats in each session` : t`Seats`}
        description={t`0 is no limit.`}
        w={220}
        min={0}
        max={100_000}
        allowDecimal={false}
        value={draft.capacity}
        error={errorOf('capacity')}
        onChange={(value) => change({ capacity: Number(value) || 0 })}
      />
      {draft.capacity > 0 && (
        <Checkbox
          label={t`Offer a waiting list when all seats are taken`}
          checked={draft.waitlist}
          onChange={(event) => change({ waitlist: event.currentTarget.checked })}
        />
      )}
    </>
  );
}

type FieldDraft = WebinarDraft['fields'][number];

function Fields({ draft: { fields }, change, errorOf }: SectionProps) {
  const put = (index: number, part: Partial<FieldDraft>) =>
    change({ fields: fields.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const add = () => {
    const id = crypto.randomUUID().slice(0, 8);
    change({ fields: [...fields, { id, title: '', type: 'text', required: false, options: [] }] });
  };
  return (
    <Input.Wrapper label={t`Questions`} labelElement="div" error={errorOf('fields')}>
      <div className={css['rows']}>
        {fields.map((field, index) => (
          <div key={field.id} className={css['question']} role="group" aria-label={t`Question ${index + 1}`}>
            <TextInput
              label={t`Question`}
              maxLength={200}
              value={field.title}
              error={errorOf(`fields.${index}.title`)}
              onChange={(event) => put(index, { title: event.currentTarget.value })}
            />
            <Select
              label={t`Answer`}
              allowDeselect={false}
              data={questionTypeOptions()}
              value={field.type}
              onChange={(next) => {
                const type = questionTypes.find((one) => one === next);
                if (type) put(index, { type });
              }}
            />
            {isChoice(field.type) && (
              <TagInput
                label={t`Choices`}
                value={field.options}
                error={errorOf(`fields.${index}.options`)}
                onChange={(options) => put(index, { options })}
              />
            )}
            <div className={css['foot']}>
              <Checkbox
                label={t`Required`}
                checked={field.required}
                onChange={(event) => put(index, { required: event.currentTarget.checked })}
              />
              <ActionIcon
                aria-label={t`Remove question ${index + 1}`}
                onClick={() => change({ fields: fields.filter((_, at) => at !== index) })}
              >
                <IconTrash size={18} stroke={1.5} />
              </ActionIcon>
            </div>
          </div>
        ))}
        <div>
          <Button
            variant="default"
            size="xs"
            disabled={fields.length >= 30}
            leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
            onClick={add}
          >
            <Trans>Add a question</Trans>
          </Button>
        </div>
      </div>
    </Input.Wrapper>
  );
}
