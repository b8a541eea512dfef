import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { perLanguage } from '@linkyard/ui';
import { Loader } from '@mantine/core';
import type { StockPicture } from '@linkyard/contracts';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { platformHomes, platformNames } from './platform-words.js';
import type { AddState } from './use-add-picture.js';
import css from './stock.module.css';

const stateWords: () => Readonly<Record<AddState, string>> = perLanguage(() => ({
  idle: t`Add`,
  adding: t`Adding...`,
  added: t`Added`,
}));

function StateMark({ state }: { state: AddState }) {
  if (state === 'adding') return <Loader size={16} color="var(--ly-on-primary)" />;
  return state === 'added' ? <IconCheck size={16} aria-hidden /> : <IconPlus size={16} aria-hidden />;
}

interface StockCardProps {
  picture: StockPicture;
  state: AddState;
  onAdd: () => void;
}

/** One picture that was found, who made it, and the way into the library. */
export function StockCard({ picture, state, onAdd }: StockCardProps) {
  const { title, platform, file, width, height, credit } = picture;
  const name = title || platformNames()[platform];
  return (
    <li className={css['card']}>
      <button
        type="button"
        className={css['pick']}
        data-state={state}
        aria-label={t`${stateWords()[state]}: ${name}, by ${credit.author}`}
        aria-busy={state === 'adding'}
        disabled={state !== 'idle'}
        onClick={onAdd}
      >
        <img src={file.thumb} alt="" width={width} height={height} loading="lazy" referrerPolicy="no-referrer" />
        <span className={css['mark']} role={state === 'idle' ? undefined : 'status'}>
          <StateMark state={state} />
          {stateWords()[state]}
        </span>
      </button>
      <p className={css['title']} title={name}>
        {name}
      </p>
      <p className={css['credit']}>
        <Trans>
          <a href={credit.authorUrl} target="_blank" rel="noreferrer">
            {credit.author}
          </a>{' '}
          on{' '}
          <a href={credit.providerUrl || platformHomes[platform]} target="_blank" rel="noreferrer">
            {platformNames()[platform]}
          </a>
        </Trans>
      </p>
    </li>
  );
}
