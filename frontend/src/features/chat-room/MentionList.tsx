import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState, type RefObject } from 'react';
import { useChatMembersQuery } from './api.js';
import css from './chat-room.module.css';

interface MentionListProps {
  text: string;
  roomId: string | undefined;
  input: RefObject<HTMLTextAreaElement | null>;
  onPick: (person: { _id: string; name: string }) => void;
}

/** What is typed of a name after the last @; null when none is being typed. */
export const typedName = (text: string): string | null =>
  /(?:^|\s)@([\p{L}\p{N}][^\s@]{0,30})$/u.exec(text)?.[1] ?? null;

/** People whose name begins with what is typed after an @. Chosen by arrow keys and Enter, or pressed. */
export function MentionList({ text, roomId, input, onPick }: MentionListProps) {
  const [search] = useDebouncedValue(typedName(text), 200);
  const [at, setAt] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const isOpen = search !== null && search === typedName(text) && search !== dismissed;
  const { data } = useChatMembersQuery(
    { search: search ?? '', limit: 6, ...(roomId ? { roomId } : {}) },
    { skip: !isOpen },
  );
  const people = isOpen ? (data?.data ?? []) : [];
  const chosen = people[Math.min(at, people.length - 1)];

  useEffect(() => {
    const { current: field } = input;
    if (!field || !chosen) return;
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) setAt((before) => (before + step + people.length) % people.length);
      else if (event.key === 'Enter' || event.key === 'Tab') onPick(chosen);
      else if (event.key === 'Escape') setDismissed(search);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the input's own handler, which would send the message.
    field.addEventListener('keydown', onKey, { capture: true });
    return () => field.removeEventListener('keydown', onKey, { capture: true });
  }, [chosen, input, onPick, people.length, search]);

  if (people.length === 0) return null;
  return (
    <ul className={css['mentions']} aria-label={t`People to mention`}>
      {people.map((person) => (
        <li key={person._id}>
          <UnstyledButton data-active={person === chosen || undefined} onClick={() => onPick(person)} tabIndex={-1}>
            <span dir="auto">@{person.name}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
