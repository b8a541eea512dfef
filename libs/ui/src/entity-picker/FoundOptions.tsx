import { Trans } from '@lingui/react/macro';
import { Combobox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { t } from '@lingui/core/macro';
import type { useFound } from './use-found.js';
import css from './EntityPicker.module.css';

/** The value of the option that searches once more. */
export const retryValue = '\u0000retry';

interface FoundOptionsProps {
  found: ReturnType<typeof useFound>;
  isChosen: (id: string) => boolean;
  /** No more can be chosen. */
  isFull?: boolean;
  nothingFound?: string;
}

/** What a search found, within `Combobox.Options`. */
export function FoundOptions({ found, isChosen, isFull = false, nothingFound = t`Nothing found` }: FoundOptionsProps) {
  return (
    <>
      {found.entities.map((entity) => (
        <Combobox.Option
          key={entity.id}
          value={entity.id}
          active={isChosen(entity.id)}
          disabled={isFull && !isChosen(entity.id)}
        >
          <span className={css['option']}>
            <span>
              <bdi>{entity.label}</bdi>
              {entity.hint && <small>{entity.hint}</small>}
            </span>
            {isChosen(entity.id) && <IconCheck size={16} stroke={1.5} aria-label={t`Chosen`} />}
          </span>
        </Combobox.Option>
      ))}
      {found.state === 'failed' && (
        <Combobox.Option value={retryValue}>
          <Trans>{found.message} Try again</Trans>
        </Combobox.Option>
      )}
      {found.state === 'found' && found.entities.length === 0 && <Combobox.Empty>{nothingFound}</Combobox.Empty>}
      {found.state === 'loading' && found.entities.length === 0 && (
        <Combobox.Empty>
          <Trans>Loading…</Trans>
        </Combobox.Empty>
      )}
    </>
  );
}
