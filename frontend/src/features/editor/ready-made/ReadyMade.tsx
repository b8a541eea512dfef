import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { BlockTemplateView } from '@linkyard/contracts';
import { ErrorState, toast } from '@linkyard/ui';
import { useState } from 'react';
import { asApiError } from '../../../shared/api/api-error.js';
import { useEditorReadyMadeQuery } from '../api.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { OwnCard } from './OwnCard.js';
import { ReadyCard } from './ReadyCard.js';
import { ReadyMadeSkeleton } from './ReadyMadeSkeleton.js';
import { useInsertReadyMade } from './use-insert-ready-made.js';
import css from '../picker/picker.module.css';

interface ReadyMadeProps {
  word: string;
  onAdded: (id: string) => void;
}

const matching =
  (word: string) =>
  ({ name, description, tags }: BlockTemplateView) =>
    [name, description, ...tags].some((text) => text.toLowerCase().includes(word.trim().toLowerCase()));

/** Groups of blocks, put in as they are: first one's own, then ours. */
export function ReadyMade({ word, onAdded }: ReadyMadeProps) {
  // An admin's groups are shared with all creators; there are no private ones.
  const isCreator = useEditor((state) => state.template.ownerKind === 'user');
  const list = useEditorReadyMadeQuery({ listPerPage: 100 });
  const own = useEditorReadyMadeQuery({ listPerPage: 100, owner: 'mine' }, { skip: !isCreator });
  const [busy, setBusy] = useState<string | null>(null);
  const insert = useInsertReadyMade(useEditorSession());

  if (list.isLoading || own.isLoading) return <ReadyMadeSkeleton />;
  if (list.isError || !list.data) {
    return <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} retrying={list.isFetching} />;
  }
  const mine = (own.data?.data ?? []).filter(matching(word));
  const found = list.data.data.filter(matching(word));
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
  const part = { busy, onUse: (id: string) => void put(id) };
  return (
    <>
      {isCreator && (
        <section className={css['group']} aria-label={t`Yours`}>
          <h2 className={css['category']}>
            <Trans>Yours</Trans>
          </h2>
          {(own.data?.data ?? []).length === 0 ? (
            <p className={css['nothing']}>
              <Trans>
                Select blocks on the page and choose ‘Save as ready-made’ to use them again on any of your pages.
              </Trans>
            </p>
          ) : (
            <div className={css['ready']}>
              {mine.map((group) => (
                <OwnCard key={group._id} group={group} {...part} />
              ))}
            </div>
          )}
        </section>
      )}
      <section className={css['group']} aria-label={t`For everybody`}>
        <h2 className={css['category']}>
          <Trans>For everybody</Trans>
        </h2>
        <div className={css['ready']}>
          {found.map((group) => (
            <ReadyCard key={group._id} group={group} {...part} />
          ))}
        </div>
      </section>
      {found.length + mine.length === 0 && (
        <p className={css['nothing']}>
          <Trans>Nothing ready-made is called that.</Trans>
        </p>
      )}
    </>
  );
}
