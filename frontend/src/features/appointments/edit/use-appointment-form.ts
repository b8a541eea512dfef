import { t } from '@lingui/core/macro';
import type { AppointmentView, RequestInput, addUpdateAppointment } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf, type ApiError } from '../../../shared/api/api-error.js';
import { withLaterChanges } from '../../../shared/later-changes.js';
import { useSaveAppointmentMutation } from '../api.js';
import { draftOf, inputOf, isSameDraft, type AppointmentDraft } from './appointment-draft.js';

/** The draft of an appointment, what the server said about it, and saving it. */
export function useAppointmentForm(loaded: AppointmentView) {
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState(() => draftOf(loaded));
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [send, { isLoading: saving }] = useSaveAppointmentMutation();
  const dirty = !isSameDraft(draft, draftOf(saved));
  const errors = refusal?.errors ?? [];

  const save = async (state?: AppointmentView['state']) => {
    const request: RequestInput<typeof addUpdateAppointment> = {
      ...inputOf(draft),
      _id: saved._id,
      rev: saved.rev,
      ...(state ? { state } : {}),
    };
    const answer = await send(request);
    const refused = refusalOf(answer);
    setRefusal(refused);
    if (answer.data) {
      const stored = draftOf(answer.data);
      setSaved(answer.data);
      setDraft((current) => withLaterChanges(stored, draft, current));
      toast.success(state === 'published' ? t`Published.` : t`Saved.`);
    }
  };
  const replace = (appointment: AppointmentView) => {
    setSaved(appointment);
    setDraft(draftOf(appointment));
    setRefusal(null);
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
    change: (part: Partial<AppointmentDraft>) => setDraft((before) => ({ ...before, ...part })),
    errorOf: (path: string) =>
      errors.find((error) => error.path === path || error.path.startsWith(`${path}.`))?.message,
  };
}
