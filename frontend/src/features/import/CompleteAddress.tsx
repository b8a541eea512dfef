import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { FormFailure } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf, type ApiError } from '../../shared/api/api-error.js';
import type { Found } from './draft.js';
import { addressMissing, addressOf, type ImportInput } from './source.js';
import { useLook } from './use-look.js';
import css from './import.module.css';

interface CompleteAddressProps {
  input: Exclude<ImportInput, { kind: 'url' }>;
  onFound: (input: ImportInput, found: Found) => void;
}

/** Asks where a file's page is, and reads the file again: what was incomplete without the address then comes along. */
export function CompleteAddress({ input, onFound }: CompleteAddressProps) {
  const [look, isLoading] = useLook();
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  const readAgain = async () => {
    const url = addressOf(address);
    if (!url) return setError(addressMissing());
    const again = { ...input, url };
    const answer = await look(again);
    setRefusal(refusalOf(answer));
    if (answer.data?.kind === 'found') onFound(again, answer.data);
  };

  return (
    <form
      className={css['complete']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void readAgain();
      }}
    >
      <div className={css['addressRow']}>
        <TextInput
          label={t`Address of the page`}
          placeholder="linktr.ee/you"
          type="url"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2048}
          value={address}
          error={error}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setError(null);
          }}
        />
        <Button type="submit" variant="default" loading={isLoading}>
          <Trans>Read again</Trans>
        </Button>
      </div>
      {refusal && <FormFailure message={refusal.message} requestId={refusal.requestId} />}
    </form>
  );
}
