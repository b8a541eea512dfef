import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { setWebinarOrganizer, type WebinarConnectionView } from '@linkyard/contracts';
import { toast, translated } from '@linkyard/ui';
import { useState, type FormEvent } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useSetWebinarOrganizerMutation } from '../api.js';
import css from '../integrations.module.css';

/** For which organizer webinars are held, where an account has several. */
export function OrganizerField({ connection: { _id, organizerKey } }: { connection: WebinarConnectionView }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const [send, { isLoading }] = useSetWebinarOrganizerMutation();
  const value = typed ?? organizerKey;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const refusal = refusalOf(await send({ _id, organizerKey: value }));
    setFailure(refusal ? (refusal.errors?.[0]?.message ?? refusal.message) : '');
    if (refusal) return;
    setTyped(null);
    toast.success(translated(setWebinarOrganizer.message));
  };
  return (
    <form className={css['organizer']} onSubmit={(event) => void save(event)}>
      <TextInput
        label={t`Organizer key`}
        description={t`Only if your account has several organizers: the one who holds your webinars.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={value}
        error={failure || undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isLoading} disabled={value.trim() === organizerKey}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
