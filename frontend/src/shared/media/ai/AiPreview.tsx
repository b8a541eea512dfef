import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import type { generateAiImage, ReplyOf } from '@linkyard/contracts';
import { formatCount } from '@linkyard/ui';
import { IconX } from '@tabler/icons-react';
import css from './ai.module.css';

interface AiPreviewProps {
  picture: ReplyOf<typeof generateAiImage>;
  /** What it was asked for by. */
  words: string;
  isAdding: boolean;
  onAdd: () => void;
  onClose: () => void;
}

/** The generated picture. Closing it forgets it. @source spec 4 "closing the preview clears it" */
export function AiPreview({ picture, words, isAdding, onAdd, onClose }: AiPreviewProps) {
  return (
    <figure className={css['preview']} aria-label={t`Generated image`}>
      <div className={css['sheet']}>
        <img src={picture.url} alt={words} width={picture.width} height={picture.height} />
        <ActionIcon className={css['close']} variant="default" aria-label={t`Close preview`} onClick={onClose}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      {picture.cost && (
        <figcaption className={css['cost']}>
          <Trans>Cost: {formatCount(picture.cost.tokens)} tokens</Trans>
        </figcaption>
      )}
      <Button onClick={onAdd} disabled={isAdding}>
        {isAdding ? t`Adding...` : t`Add to Library`}
      </Button>
    </figure>
  );
}
