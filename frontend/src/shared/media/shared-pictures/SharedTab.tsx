import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Chip, Group } from '@mantine/core';
import { EmptyState, ErrorState, SearchField } from '@linkyard/ui';
import { useState } from 'react';
import { MediaGrid } from '../picker/MediaGrid.js';
import type { PickedMedia } from '../picker/pick-media.js';
import { TilesSkeleton } from '../picker/TilesSkeleton.js';
import { useNearEnd } from '../use-near-end.js';
import { useSharedList } from './use-shared-list.js';
import css from '../picker/picker.module.css';

interface SharedTabProps {
  /** What is marked where several may be; null where the first press is the answer. */
  chosen: readonly PickedMedia[] | null;
  isFull: boolean;
  onChoose: (media: PickedMedia) => void;
}

/** Pictures of the installation, used by their own address: choosing one takes no room in the library. */
export function SharedTab({ chosen, isFull, onChoose }: SharedTabProps) {
  const [word, setWord] = useState('');
  const [category, setCategory] = useState('');
  const { categories, list, total, isLoading, error, hasMore, more, retry } = useSharedList(category, word);
  const end = useNearEnd(hasMore && !isLoading && !error, more, list.length);
  return (
    <div>
      <div className={css['tools']}>
        <SearchField label={t`Search shared pictures`} placeholder={t`Search here`} value={word} onSearch={setWord} />
        {categories.length > 0 && (
          <Chip.Group value={category} onChange={(next) => setCategory(String(next))}>
            <Group gap={6} role="radiogroup" aria-label={t`Category`}>
              <Chip value="" size="sm">
                <Trans>All</Trans>
              </Chip>
              {categories.map(({ name }) => (
                <Chip key={name} value={name} size="sm">
                  {name}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        )}
      </div>
      <div className={css['scroll']}>
        {list.length > 0 && (
          <MediaGrid
            label={t`shared pictures`}
            list={list}
            total={total ?? list.length}
            chosen={chosen}
            isFull={isFull}
            onChoose={onChoose}
            onCrop={null}
          />
        )}
        {isLoading && <TilesSkeleton />}
        {error && (
          <ErrorState failure={{ message: t`Failed to fetch media`, requestId: error.requestId }} retry={retry} />
        )}
        {!isLoading && !error && list.length === 0 && (
          <EmptyState drawing="search" text={t`No media found`} hint={t`Try another word or category.`} />
        )}
        <div ref={end} className={css['end']} />
      </div>
    </div>
  );
}
