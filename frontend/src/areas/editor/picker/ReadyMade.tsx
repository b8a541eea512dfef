import { Skeleton } from '@mantine/core';
import { ErrorState, toast } from '@linkyard/ui';
import { useState } from 'react';
import { asApiError } from '../../../app/api/api-error.js';
import { useEditorReadyMadeQuery } from '../api.js';
import { blockLabel } from '../store/block-names.js';
import { useEditorSession } from '../store/use-editor.js';
import { useInsertReadyMade } from './use-insert-ready-made.js';
import css from './picker.module.css';

interface ReadyMadeProps {
  word: string;
  onAdded: (id: string) => void;
}

/** Groups of blocks made by us, put in as they are. */
export function ReadyMade({ word, onAdded }: ReadyMadeProps) {
  const list = useEditorReadyMadeQuery({ listPerPage: 100 });
  const [busy, setBusy] = useState<string | null>(null);
  const insert = useInsertReadyMade(useEditorSession());

  if (list.isLoading) {
    return (
      <div className={css['ready']} role="status" aria-label="Loading">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height={72} />
        ))}
      </div>
    );
  }
  if (list.isError || !list.data) {
    return <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />;
  }
  const wanted = word.trim().toLowerCase();
  const found = list.data.data.filter(({ name, description, tags }) =>
    [name, description, ...tags].some((text) => text.toLowerCase().includes(wanted)),
  );
  if (found.length === 0) return <p className={css['nothing']}>Nothing ready-made is called that.</p>;

  const put = async (id: string) => {
    setBusy(id);
    try {
      const { error, sectionId } = await insert(id);
      if (error) toast.error(error.message);
      else if (sectionId) onAdded(sectionId);
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={css['ready']}>
      {found.map(({ _id, name, description, thumb, types }) => (
        <button
          key={_id}
          type="button"
          className={css['readyCard']}
          aria-busy={busy === _id}
          disabled={busy !== null}
          onClick={() => void put(_id)}
        >
          {thumb && <img src={thumb} alt="" loading="lazy" width={72} height={72} />}
          <span>
            <b>{name}</b>
            <small>{busy === _id ? 'Adding…' : description || types.map(blockLabel).join(', ')}</small>
          </span>
        </button>
      ))}
    </div>
  );
}
