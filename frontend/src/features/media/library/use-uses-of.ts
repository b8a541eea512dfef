import type { MediaUse, MediaView } from '@linkyard/contracts';
import { useEffect, useState } from 'react';
import { useLazyMediaUsesQuery } from './api.js';

export interface UsesOf {
  /** Each place once. */
  places: readonly MediaUse[];
  /** How many of the files are used anywhere. */
  usedFiles: number;
}

/** What uses files; null until it is known. A file about which nothing can be learned counts by its own record. */
export function useUsesOf(media: readonly MediaView[]): UsesOf | null {
  const [ask] = useLazyMediaUsesQuery();
  const [found, setFound] = useState<{ key: string; of: UsesOf } | null>(null);
  const used = media.filter(({ uses }) => uses > 0);
  const key = used.map(({ _id }) => _id).join();

  useEffect(() => {
    if (!key) return;
    let isLeft = false;
    const ids = key.split(',');
    void Promise.all(ids.map((id) => ask({ id }))).then((answers) => {
      if (isLeft) return;
      const places = new Map(
        answers.flatMap(({ data }) => data?.uses ?? []).map((use) => [`${use.kind}:${use.id}`, use]),
      );
      const usedFiles = answers.filter(({ data }) => !data || data.uses.length > 0).length;
      setFound({ key, of: { places: [...places.values()], usedFiles } });
    });
    return () => {
      isLeft = true;
    };
  }, [ask, key]);

  if (!key) return { places: [], usedFiles: 0 };
  return found?.key === key ? found.of : null;
}
