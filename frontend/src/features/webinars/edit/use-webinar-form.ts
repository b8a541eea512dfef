import { t } from '@lingui/core/macro';
import type { WebinarView } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf, type ApiError } from '../../../shared/api/api-error.js';
import { useSaveWebinarMutation } from '../api.js';
import { draftOf, inputOf, isSameDraft, type WebinarDraft } from './webinar-draft.js';

/** The draft of a webinar, what the server said about it, and saving it. */
export function useWebinarForm(loaded: WebinarView) {
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState(() => draftOf(loaded));
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [send, { isLoading: saving }] = useSaveWebinarMutation();
  const dirty = !isSameDraft(draft, draftOf(saved));
  const errors = refusal?.errors ?? [];

  const replace = (webinar: WebinarView) => {
    setSaved(webinar);
    setDraft(draftOf(webinar));
    setRefusal(null);
  };
  const save = async (state?: 'draft' | 'scheduled') => {
    const answer = await send({ ...inputOf(draft), _id: saved._id, rev: saved.rev, ...(state ? { state } : {}) });
    setRefusal(refusalOf(answer));
    if (!answer.data) return;
    replace(answer.data.webinar);
    toast.success(state === 'scheduled' ? t`Published.` : t`Saved.`);
  };
  return {
    saved,
    draft,
    dirty,
    saving,
    refusal,
    save,
    /** Takes what the server has, and drops what was typed. */
    replace,
    discard: () => replace(saved),
    change: (part: Partial<WebinarDraft>) => setDraft((before) => ({ ...before, ...part })),
    errorOf: (path: string) =>
      errors.find((error) => error.path === path || error.path.startsWith(`${path}.`))?.message,
  };
}
