import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { focusSelected } from '../keyboard/focus-selected.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { searchBlocks, type Hit } from './search-blocks.js';
import css from './find.module.css';

/** Finds blocks by name, kind and text: arrows walk along what was found, Enter leads there. */
export function FindBar({ onClose }: { onClose: () => void }) {
  const { store } = useEditorSession();
  const document = useEditor((state) => state.document);
  const pageId = useEditor((state) => state.pageId);
  const [word, setWord] = useState('');
  const [place, setPlace] = useState(0);
  // The order of the hits stays while the user steps through them, even across pages.
  const [startPage] = useState(pageId);
  const listId = useId();
  const hits = searchBlocks(document, startPage, word);
  const active = Math.min(place, hits.length - 1);

  const jump = (hit: Hit | undefined, index: number) => {
    if (!hit) return;
    setPlace(index);
    store.reveal(hit.id);
  };
  const close = () => {
    onClose();
    requestAnimationFrame(() => focusSelected(store.getState().sectionId));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setPlace(Math.min(hits.length - 1, active + 1));
    else if (event.key === 'ArrowUp') setPlace(Math.max(0, active - 1));
    else if (event.key === 'Enter') {
      // Once there, Enter goes on to the next.
      const next = hits[active]?.id === store.getState().sectionId ? (active + 1) % hits.length : active;
      jump(hits[next], next);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className={css['bar']}>
      <div className={css['field']}>
        <TextInput
          type="search"
          autoFocus
          role="combobox"
          aria-label={t`Find on the page`}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={hits[active] ? `hit-${hits[active].id}` : undefined}
          placeholder={t`Find on the page`}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          value={word}
          onChange={(event) => {
            setWord(event.currentTarget.value);
            setPlace(0);
          }}
          onKeyDown={onKey}
        />
        <ActionIcon aria-label={t`Close the search`} onClick={close}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      <p className={word.trim() === '' ? 'ly-visually-hidden' : css['note']} role="status">
        {hits.length === 0 ? t`Nothing found.` : hits.length === 1 ? t`1 block` : t`${hits.length} blocks`}
      </p>
      <ul id={listId} role="listbox" aria-label={t`Found`} className={css['hits']} hidden={hits.length === 0}>
        {hits.map((hit, index) => (
          <li
            key={hit.id}
            id={`hit-${hit.id}`}
            role="option"
            aria-selected={index === active}
            className={css['hit']}
            onClick={() => jump(hit, index)}
          >
            <span>{hit.name}</span>
            {hit.excerpt && <small>{hit.excerpt}</small>}
            {hit.pageId !== startPage && (
              <small>
                <Trans>On page {document.pages[hit.pageId]?.name}</Trans>
              </small>
            )}
          </li>
        ))}
      </ul>
    </search>
  );
}
