import { t } from '@lingui/core/macro';
import { Button, Textarea } from '@mantine/core';
import { FormFailure, useUiForm, type Failure } from '@linkyard/ui';
import { useState } from 'react';
import css from './enquiries.module.css';

interface EnquiryReplyFormProps {
  label: string;
  /** Resolves to why it was refused, or nothing. */
  onSend: (reply: { text: string; idempotencyKey: string }) => Promise<(Failure & { code?: string }) | null>;
}

/** A further message. A press that has to be repeated sends it once. */
export function EnquiryReplyForm({ label, onSend }: EnquiryReplyFormProps) {
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: { text: '' },
    validate: { text: (value) => (value.trim() ? null : t`Please write a message.`) },
    submit: async ({ text }) => {
      const refusal = await onSend({ text, idempotencyKey });
      if (refusal) return refusal;
      setIdempotencyKey(crypto.randomUUID());
      form.reset();
      return null;
    },
  });
  return (
    <form {...formProps} className={css['reply']}>
      <Textarea
        label={label}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={4_000}
        dir="auto"
        {...form.getInputProps('text')}
      />
      <FormFailure message={failure?.message} requestId={failure?.requestId} />
      <Button type="submit" loading={submitting}>
        {t`Send`}
      </Button>
    </form>
  );
}
