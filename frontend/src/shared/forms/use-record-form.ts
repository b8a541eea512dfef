import { t } from '@lingui/core/macro';
import { focusFirstError, placeErrors, withLaterChanges, type Failure, type FieldError } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf, type ApiError } from '../api/api-error.js';
import { stillRefused, withValueAt, type PathOf, type ValueAt } from './draft-path.js';

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
  /** How the draft calls values that have another name on the server. */
  names?: Readonly<Record<string, keyof Draft & string>>;
}

/** Changes a few values of a draft; by a function where they follow from what is on the screen by then. */
export type ChangeDraft<Draft> = (part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;

/** What the fields of a form work with. */
export interface RecordForm<Draft extends object> {
  draft: Draft;
  change: ChangeDraft<Draft>;
  set: <Path extends PathOf<Draft>>(path: Path, value: ValueAt<Draft, Path>) => void;
  errors: readonly FieldError[];
  errorOf: (path: string) => string | undefined;
}

interface FormState<Saved, Draft> {
  saved: Saved;
  /** The draft without any change. */
  clean: Draft;
  draft: Draft;
  refusal: ApiError | null;
}

/**
 * The form of one record on an EditScreen: its draft, what the server said about it, and saving. What is typed while a
 * save runs stays and is not saved yet. A field that was refused is forgiven as soon as it is edited.
 */
export function useRecordForm<Saved, Draft extends object>(options: RecordFormOptions<Saved, Draft>) {
  const { loaded, draftOf, afterSave = withLaterChanges, names = {} } = options;
  const stateOf = (saved: Saved): FormState<Saved, Draft> => {
    const clean = draftOf(saved);
    return { saved, clean, draft: clean, refusal: null };
  };
  const [{ saved, clean, draft, refusal }, setState] = useState(() => stateOf(loaded));
  const [saving, setSaving] = useState(false);
  const errors = refusal?.errors ?? [];

  /** @returns whether it was saved */
  const save = async (send: (draft: Draft, saved: Saved) => Promise<Answer<Saved>>): Promise<boolean> => {
    setSaving(true);
    try {
      const answer = await send(draft, saved);
      const refused = refusalOf(answer);
      const stored = answer.data;
      setState((current) => {
        if (stored === undefined) return { ...current, refusal: refused };
        const next = stateOf(stored);
        return { ...next, draft: afterSave(next.clean, draft, current.draft), refusal: refused };
      });
      if (refused?.errors?.length) focusFirstError();
      return stored !== undefined;
    } finally {
      setSaving(false);
    }
  };
  const change: ChangeDraft<Draft> = (part) =>
    setState((before) => {
      const next = { ...before.draft, ...(typeof part === 'function' ? part(before.draft) : part) };
      const errors = before.refusal?.errors ?? [];
      const left = stillRefused(errors, before.draft, next, names);
      const isForgiven = errors.length > 0 && left.length === 0;
      const refusal = isForgiven || !before.refusal ? null : { ...before.refusal, errors: left };
      return { ...before, draft: next, refusal };
    });
  /** Changes one value, wherever it stands in the draft. */
  const set: RecordForm<Draft>['set'] = (path, value) => change((before) => withValueAt(before, path, value));
  const replace = (record: Saved) => setState(stateOf(record));

  return {
    saved,
    draft,
    dirty: JSON.stringify(draft) !== JSON.stringify(clean),
    saving,
    save,
    /** The record was changed somewhere else since it was loaded. */
    isStale: refusal?.code === 'core.stale_rev',
    failure: failureOf(refusal, [...Object.keys(draft), ...Object.keys(names)]),
    errors,
    /** Takes what the server has, and drops what was typed. */
    replace,
    discard: () => replace(saved),
    /** Goes on with what was typed, without what the server said about it. */
    dismiss: () => setState((before) => ({ ...before, refusal: null })),
    change,
    set,
    /** Why a field was refused, by its path or the beginning of it. */
    errorOf: (path: string) =>
      errors.find((error) => error.path === path || error.path.startsWith(`${path}.`))?.message,
  };
}

/** What stands above the button. A refusal that stands at its fields is not repeated there in full. */
function failureOf(refusal: ApiError | null, fields: readonly string[]): Failure | null {
  if (!refusal || refusal.code === 'core.stale_rev') return null;
  const { general } = placeErrors(refusal, fields);
  return general === null
    ? { message: t`Please check the marked fields.` }
    : { message: general, requestId: refusal.requestId };
}
