import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { InlineAlert, toast } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf } from '../../../../shared/api/api-error.js';
import { useAddLicenceKeysMutation, useLicenceKeyCountQuery } from '../../api.js';
import css from '../editor.module.css';

/** Keys are added at once, independent of saving the product. */
export function LicenceKeyPool({ productId }: { productId: string }) {
  const count = useLicenceKeyCountQuery({ productId });
  const [add, { isLoading }] = useAddLicenceKeysMutation();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const keys = text
    .split(/\r?\n/)
    .map((key) => key.trim())
    .filter(Boolean);
  const submit = async () => {
    const answer = await add({ productId, keys });
    const refusal = refusalOf(answer);
    setProblem(refusal ? (refusal.errors?.[0]?.message ?? refusal.message) : null);
    if (!answer.data) return;
    const { added, duplicates } = answer.data;
    toast.success(duplicates > 0 ? t`${added} added, ${duplicates} were there already.` : t`${added} added.`);
    setText('');
  };
  return (
    <div className={css['box']}>
      {count.data?.available === 0 && <InlineAlert title={t`There are no keys left. Add some before the next sale.`} />}
      {count.data && (
        <p className={css['hint']}>
          <Trans>
            {count.data.available} available, {count.data.claimed} sold.
          </Trans>
        </p>
      )}
      <Textarea
        label={t`Add keys`}
        description={t`One per line.`}
        autosize
        minRows={3}
        maxRows={10}
        dir="ltr"
        value={text}
        error={problem}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <Button variant="default" loading={isLoading} disabled={keys.length === 0} onClick={() => void submit()}>
          {keys.length > 0 ? plural(keys.length, { one: 'Add # key', other: 'Add # keys' }) : t`Add keys`}
        </Button>
      </div>
    </div>
  );
}
