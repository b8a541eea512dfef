import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { MediaView } from '@linkyard/contracts';
import { EmptyState } from '@linkyard/ui';
import { ServiceRefusal } from './ServiceRefusal.js';
import { platformNames } from './platform-words.js';
import { StockCard } from './StockCard.js';
import { useAddPicture } from './use-add-picture.js';
import { useNearEnd } from '../use-near-end.js';
import { type StockSearch, useStockPages } from './use-stock-pages.js';
import css from './stock.module.css';

/** @source spec 9 "Skeleton placeholders 8" */
const skeletons = Array.from({ length: 8 }, (_, index) => index);

interface StockResultsProps {
  search: StockSearch;
  onAdded: (media: MediaView) => void;
}

/** What a search found; more comes as one scrolls. */
export function StockResults({ search, onAdded }: StockResultsProps) {
  const { list, isLoading, error, hasMore, more, retry } = useStockPages(search);
  const { stateOf, add } = useAddPicture(onAdded);
  const end = useNearEnd(hasMore && !isLoading && !error, more, list.length);
  const isEmpty = !isLoading && !error && list.length === 0;

  return (
    <>
      <ul className={css['grid']} aria-label={t`Images for “${search.keyword}”`} aria-busy={isLoading}>
        {list.map((picture) => (
          <StockCard key={picture.id} picture={picture} state={stateOf(picture.id)} onAdd={() => void add(picture)} />
        ))}
        {isLoading &&
          skeletons.map((index) => (
            <li key={index} aria-hidden>
              <Skeleton className={css['waiting']} />
            </li>
          ))}
      </ul>
      {isLoading && (
        <p className={css['unseen']} role="status">
          <Trans>Loading images</Trans>
        </p>
      )}
      {error && <ServiceRefusal failure={error} retry={retry} fallback={t`Failed to fetch images`} />}
      {isEmpty && (
        <EmptyState
          drawing="search"
          text={t`No images found for “${search.keyword}”`}
          hint={t`Try another word, another orientation, or another provider than ${platformNames()[search.platform]}.`}
        />
      )}
      <div ref={end} />
    </>
  );
}
