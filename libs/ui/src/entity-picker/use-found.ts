import { useEffect, useState } from 'react';
import { failureOf } from '../states/failure-of.js';

export interface Entity {
  id: string;
  label: string;
  /** A quieter second line: an address, a price. */
  hint?: string;
}

/** Finds entities by a text; an aborted search is no longer waited for. */
export type FindEntities = (search: string, signal: AbortSignal) => Promise<readonly Entity[]>;

type Found =
  | { state: 'loading'; entities: readonly Entity[] }
  | { state: 'found'; entities: readonly Entity[] }
  | { state: 'failed'; entities: readonly Entity[]; message: string };

/** How long typing may rest before it searches, milliseconds. */
const restMs = 250;

/** What a search finds while the picker is open. The previous answer stays until the next one. */
export function useFound(find: FindEntities, search: string, opened: boolean) {
  const [found, setFound] = useState<Found>({ state: 'loading', entities: [] });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!opened) return;
    const leaving = new AbortController();
    const ask = async () => {
      setFound(({ entities }) => ({ state: 'loading', entities }));
      try {
        const entities = await find(search, leaving.signal);
        if (!leaving.signal.aborted) setFound({ state: 'found', entities });
      } catch (error) {
        if (!leaving.signal.aborted) setFound({ state: 'failed', entities: [], message: failureOf(error).message });
      }
    };
    const timer = setTimeout(() => void ask(), search ? restMs : 0);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [find, search, opened, attempt]);
  return { ...found, retry: () => setAttempt((before) => before + 1) };
}
