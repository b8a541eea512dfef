import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FormFailure } from '../form/FormFailure.js';
import { DateText } from '../format/DateText.js';
import type { Failure } from '../states/ErrorState.js';
import css from './RecordDrawer.module.css';

export interface RecordNote {
  id: string;
  text: string;
  at: string | number | Date;
  by?: string | undefined;
}

export interface RecordNotesProps {
  notes: readonly RecordNote[];
  /** Resolves to why the note was refused, or nothing; left out: notes are only read. */
  onAdd?: (text: string) => Promise<Failure | null | undefined>;
  /** Characters a note may have. */
  maxLength?: number;
}

/** What the team wrote about a record. Nothing typed is lost when adding fails. */
export function RecordNotes({ notes, onAdd, maxLength = 2000 }: RecordNotesProps) {
  return (
    <>
      {onAdd && <NoteForm onAdd={onAdd} maxLength={maxLength} />}
      {notes.length > 0 && (
        <ul className={css['notes']} aria-label={t`Notes`}>
          {notes.map((note) => (
            <li key={note.id}>
              <p dir="auto">{note.text}</p>
              <small>
                <DateText value={note.at} />
                {note.by && (
                  <>
                    {' · '}
                    <bdi>{note.by}</bdi>
                  </>
                )}
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NoteForm({ onAdd, maxLength }: Required<Omit<RecordNotesProps, 'notes'>>) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || busy) return;
    setBusy(true);
    try {
      const refusal = (await onAdd(text.trim())) ?? null;
      setFailure(refusal);
      if (!refusal) setText('');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={css['noteForm']} onSubmit={(event) => void add(event)}>
      <Textarea
        aria-label={t`New note`}
        placeholder={t`Only your team sees this.`}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormFailure message={failure?.message} requestId={failure?.requestId} />
      <Button type="submit" size="xs" variant="default" loading={busy} disabled={!text.trim()}>
        <Trans>Add note</Trans>
      </Button>
    </form>
  );
}
