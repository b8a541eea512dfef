import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, UnstyledButton } from '@mantine/core';
import { IconCheck, IconSquarePlus } from '@tabler/icons-react';
import { CardsSkeleton, ErrorState, FormFailure } from '@linkyard/ui';
import { useState, type ReactNode } from 'react';
import { asApiError, refusalOf, type ApiError } from '../../shared/api/api-error.js';
import { categoryName } from '../../shared/templates/category-name.js';
import { useOnboardingTemplatesQuery, useUpdateOnboardingMutation } from './api.js';
import type { StepProps } from './ProfileStep.js';
import css from './onboarding.module.css';

/** Null is the empty page; undefined: nothing chosen yet. */
type Choice = string | null | undefined;

export function TemplateStep({ onDone }: StepProps) {
  const [save, saving] = useUpdateOnboardingMutation();
  const [category, setCategory] = useState<string | null>(null);
  const [choice, setChoice] = useState<Choice>(undefined);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  // All at once, filtered here: there are a few dozen, and changing the category must not wait.
  const list = useOnboardingTemplatesQuery({ kind: 'link', owner: 'catalogue', listPerPage: 100, sort: 'sortOrder' });
  const shown = list.data?.data.filter((template) => category === null || template.categoryId === category) ?? [];

  const finish = async () => {
    if (choice === undefined) return;
    setRefusal(null);
    const answer = await save({ step: 4, templateId: choice });
    setRefusal(refusalOf(answer));
    if (answer.data) onDone(answer.data);
  };

  return (
    <>
      <h1>
        <Trans>Pick a look to start from</Trans>
      </h1>
      <p className={css['lead']}>
        <Trans>Every colour, font and block can be changed later.</Trans>
      </p>
      {list.isError && !list.data && (
        <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />
      )}
      {list.isLoading && <CardsSkeleton pictureHeight={240} />}
      {list.data && (
        <>
          <div className={css['categories']} role="group" aria-label={t`Category`}>
            <UnstyledButton className={css['chip']} aria-pressed={category === null} onClick={() => setCategory(null)}>
              <Trans>All</Trans>
            </UnstyledButton>
            {list.data.categories.map((entry) => (
              <UnstyledButton
                key={entry._id}
                className={css['chip']}
                aria-pressed={category === entry._id}
                onClick={() => setCategory(entry._id)}
              >
                {categoryName(entry.name)}
              </UnstyledButton>
            ))}
          </div>
          <div className={css['templates']}>
            {shown.map((template) => (
              <Card
                key={template._id}
                name={template.name}
                text={template.description}
                chosen={choice === template._id}
                onChoose={() => setChoice(template._id)}
              >
                {template.thumb && <img src={template.thumb} alt="" loading="lazy" />}
              </Card>
            ))}
            <Card
              name={t`Empty page`}
              text={t`Begin with nothing but your name.`}
              chosen={choice === null}
              onChoose={() => setChoice(null)}
            >
              <IconSquarePlus size={40} stroke={1.25} aria-hidden />
            </Card>
          </div>
        </>
      )}
      <FormFailure message={refusal?.message} requestId={refusal?.requestId} />
      <div className={css['bar']}>
        <Button size="md" disabled={choice === undefined} loading={saving.isLoading} onClick={() => void finish()}>
          <Trans>Create my page</Trans>
        </Button>
      </div>
    </>
  );
}

interface CardProps {
  name: string;
  text: string;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Card({ name, text, chosen, onChoose, children }: CardProps) {
  return (
    <UnstyledButton className={css['template']} aria-pressed={chosen} onClick={onChoose}>
      <span className={css['thumb']}>
        {children}
        {chosen && (
          <span className={css['tick']}>
            <IconCheck size={16} stroke={2} aria-hidden />
          </span>
        )}
      </span>
      <b>{name}</b>
      <small>{text}</small>
    </UnstyledButton>
  );
}
