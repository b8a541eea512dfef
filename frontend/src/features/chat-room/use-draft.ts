import type { ChatMessage } from '@linkyard/contracts';
import { t } from '@lingui/core/macro';
import { useCallback, useMemo, useState } from 'react';
import type { RoomSync } from './room-sync.js';
import type { RoomView } from './room-view.js';
import { typedName } from './MentionList.js';

interface Person {
  _id: string;
  name: string;
}

export interface Draft {
  text: string;
  replyTo: ChatMessage | null;
  /** The own message that is being changed. */
  editing: ChatMessage | null;
  /** People picked for the text; those whose name was taken out again are not mentioned. */
  people: readonly Person[];
  isBusy: boolean;
  problem: string | null;
}

const empty: Draft = { text: '', replyTo: null, editing: null, people: [], isBusy: false, problem: null };

export interface DraftActs {
  write: (text: string) => void;
  mention: (person: Person) => void;
  reply: (message: ChatMessage) => void;
  edit: (message: ChatMessage) => void;
  /** Without the reply, or the change. */
  leave: () => void;
}

/** What is being written. A refused change keeps its text. @source cases G6, G7 */
export function useDraft(room: RoomSync, view: RoomView) {
  const [draft, setDraft] = useState(empty);
  const { messages } = view.log;
  // The message replied to has been deleted: what is written becomes a plain message. @source cases G8
  const target = draft.replyTo && messages.find(({ _id }) => _id === draft.replyTo?._id);
  if (draft.replyTo && view.status === 'ready' && (!target || target.state !== 'sent'))
    setDraft({ ...draft, replyTo: null });

  const acts = useMemo<DraftActs>(
    () => ({
      write: (text) => setDraft((before) => ({ ...before, text, problem: null })),
      mention: (person) =>
        setDraft((before) => {
          const typed = typedName(before.text);
          const begun = typed === null ? withSpace(before.text) : before.text.slice(0, -typed.length - 1);
          const people = [...before.people.filter(({ _id }) => _id !== person._id), person];
          return { ...before, text: `${begun}@${person.name} `, people };
        }),
      reply: (message) => setDraft((before) => ({ ...before, replyTo: message, editing: null })),
      edit: (message) => setDraft({ ...empty, text: message.message, editing: message, people: message.mentions }),
      leave: () => setDraft((before) => (before.editing ? empty : { ...before, replyTo: null })),
    }),
    [],
  );

  const submit = useCallback(async () => {
    const message = draft.text.trim();
    if (message === '' || draft.isBusy) return;
    const mentions = draft.people.filter(({ name }) => message.includes(`@${name}`)).map(({ _id }) => _id);
    const { replyTo, editing } = draft;
    if (!editing) {
      const quoted = replyTo && { _id: replyTo._id, sendBy: replyTo.sendBy, message: replyTo.message };
      if (room.send({ message, mentions, replyTo: quoted })) setDraft(empty);
      else
        setDraft({ ...draft, problem: t`Too many messages wait to be sent. Please wait until you are online again.` });
      return;
    }
    setDraft({ ...draft, isBusy: true, problem: null });
    try {
      await room.edit(editing._id, message, mentions);
      setDraft(empty);
    } catch (error) {
      setDraft({ ...draft, isBusy: false, problem: problemOf(error) });
    }
  }, [draft, room]);

  return { draft, acts, submit };
}

const withSpace = (text: string) => (text === '' || /\s$/.test(text) ? text : `${text} `);

/** What to say of a refusal, or of no answer. */
export const problemOf = (error: unknown): string =>
  (error instanceof Error && error.name === 'Error' && error.message) ||
  t`You are offline. Please try again when you are back.`;
