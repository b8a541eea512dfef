import { t } from '@lingui/core/macro';
import { focusFirstError, withLaterChanges, type Failure } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf, type ApiError } from '../api/api-error.js';

interface Answer<Saved> {
  data?: Saved | undefined;
  error?: unknown;
}

export interface RecordFormOptions<Saved, Draft extends object> {
  loaded: Saved;
  /** What is edited of a record. */
  draftOf: (saved: Saved) => Draft;
  /** The draft once its save was answered, `current` being what is on the screen by then. */
  afterSave?: (stored: Draft, sent: Draft, current: Draft) => Draft;
}

/**
 * The form of one record on an EditScreen: its draft, what the server said about it, and saving. What is typed while a
 * save runs stays and is not saved yet.
 */
export function useRecordForm<Saved, Draft extends object>(options: RecordFormOptions<Saved, Draft>) {
  const { loaded, draftOf, afterSave = withLaterChanges } = options;
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState(() => draftOf(loaded));
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [saving, setSaving] = useState(false);
  const errors = refusal?.errors ?? [];

  const replace = (record: Saved) => {
    setSaved(record);
    setDraft(draftOf(record));
    setRefusal(null);
  };
  /** @returns whether it was saved */
  const save = async (send: (draft: Draft, saved: Saved) => Promise<Answer<Saved>>): Promise<boolean> => {
    setSaving(true);
    try {
      const answer = await send(draft, saved);
      const refused = refusalOf(answer);
      setRefusal(refused);
      if (refused?.errors?.length) focusFirstError();
      const stored = answer.data;
      if (stored === undefined) return false;
      setSaved(stored);
      setDraft((current) => afterSave(draftOf(stored), draft, current));
      return true;
    } finally {
      setSaving(false);
    }
  };

  return {
    saved,
    draft,
    dirty: JSON.stringify(draft) !== JSON.stringify(draftOf(saved)),
    saving,
    save,
    /** The record was changed somewhere else since it was loaded. */
    isStale: refusal?.code === 'core.stale_rev',
    failure: failureOf(refusal),
    errors,
    /** Takes what the server has, and drops what was typed. */
    replace,
    discard: () => replace(saved),
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    /** Why a field was refused, by its path or the beginning of it. */
    errorOf: (path: string) =>
      errors.find((error) => error.path === path || error.path.startsWith(`${path}.`))?.message,
  };
}

/** What stands above the button. A refusal that stands at its fields is not repeated there in full. */
function failureOf(refusal: ApiError | null): Failure | null {
  if (!refusal || refusal.code === 'core.stale_rev') return null;
  if (refusal.errors?.length) return { message: t`Please check the marked fields.` };
  return { message: refusal.message, requestId: refusal.requestId };
}
