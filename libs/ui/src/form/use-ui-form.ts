import { useForm, type UseFormInput } from '@mantine/form';
import { useCallback, useRef, useState, type FormEvent } from 'react';
import { placeErrors, type FormRefusal } from './field-errors.js';
import { focusFirstError } from './focus-first-error.js';
import { withLaterChanges } from './later-changes.js';

/** What a submit answers: a refusal, or nothing (undefined or null) when it went well. */
export type SubmitAnswer = FormRefusal | null | undefined;

interface UiFormOptions<Values extends Record<string, unknown>> {
  initialValues: Values;
  /** Per-field checks that need no server; the server checks again. */
  validate?: UseFormInput<Values>['validate'];
  submit: (values: Values) => Promise<SubmitAnswer>;
  /** It closes once it is saved: nothing can be typed while it saves, which would be lost. */
  closesOnSave?: boolean;
}

/**
 * A form in our language: errors at their fields, focus on the first of them, progress in the button, a general
 * text for what has no field. Spread `form.getInputProps(name)` on fields and `formProps` on the <form>.
 */
export function useUiForm<Values extends Record<string, unknown>>(options: UiFormOptions<Values>) {
  const { initialValues, submit, closesOnSave = false } = options;
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<FormRefusal | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Values>({
    initialValues,
    ...(options.validate ? { validate: options.validate } : {}),
    // A field that was refused is forgiven as soon as it is typed in again.
    clearInputErrorOnChange: true,
  });

  const focusRefused = useCallback(() => focusFirstError(element.current), []);

  const send = async (values: Values) => {
    if (submitting) return;
    setSubmitting(true);
    setFailure(null);
    try {
      const refusal = await submit(values);
      if (!refusal) return;
      const { fields, general } = placeErrors(refusal, Object.keys(initialValues));
      form.setErrors(fields);
      if (general) setFailure({ message: general, requestId: refusal.requestId });
      focusRefused();
    } finally {
      setSubmitting(false);
    }
  };

  const onSubmit = (event?: FormEvent<HTMLFormElement>) =>
    form.onSubmit((values) => void send(values), focusRefused)(event);

  /**
   * After a save that leaves the form open: the values are those that were stored, and what was typed while it saved
   * stays and is not saved yet.
   */
  const takeStored = (stored: Values, sent: Values) => {
    const current = form.getValues();
    form.setInitialValues(stored);
    form.setValues(withLaterChanges(stored, sent, current));
    form.resetDirty(stored);
  };

  return {
    form,
    takeStored,
    submitting,
    failure,
    submitNow: () => onSubmit(),
    formProps: { ref: element, onSubmit, noValidate: true, inert: closesOnSave && submitting },
  };
}
