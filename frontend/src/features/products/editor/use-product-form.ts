import { t } from '@lingui/core/macro';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { addUpdateProduct, type ProductView } from '@linkyard/contracts';
import { focusFirstError, placeErrors, toast, translated } from '@linkyard/ui';
import { useState } from 'react';
import { asApiError, type ApiError } from '../../../shared/api/api-error.js';
import { useSaveProductMutation } from '../api.js';
import { requestOf, valuesAfterSave, valuesOf, type ProductValues } from './product-values.js';

export type ProductForm = UseFormReturnType<ProductValues>;

/** The form of one product and how it is saved. */
export function useProductForm(product: ProductView) {
  const form = useForm<ProductValues>({ initialValues: valuesOf(product), clearInputErrorOnChange: true });
  const [save, { isLoading }] = useSaveProductMutation();
  const [saved, setSaved] = useState(product);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isStale, setStale] = useState(false);

  const load = (next: ProductView, sent?: ProductValues) => {
    const values = valuesOf(next);
    setSaved(next);
    setFailure(null);
    setStale(false);
    form.setInitialValues(values);
    form.setValues(sent ? valuesAfterSave(values, sent, form.getValues()) : values);
    form.resetDirty(values);
    form.clearErrors();
  };

  const refuse = (refusal: ApiError) => {
    if (refusal.code === 'core.stale_rev') return setStale(true);
    const { fields, general } = placeErrors(refusal, Object.keys(form.getValues()));
    form.setErrors(fields);
    setFailure(general ? { ...refusal, message: general } : null);
    focusFirstError();
  };

  /** @param state  also publishes, or takes back to the drafts */
  const send = async (state?: 'draft' | 'published') => {
    if (isLoading) return;
    setFailure(null);
    const sent = form.getValues();
    const answer = await save({ ...requestOf(sent, saved), ...(state ? { state } : {}) });
    if (!answer.data) return refuse(asApiError(answer.error));
    load(answer.data, sent);
    toast.success(messageOf(state));
  };

  return { form, saved, failure, isStale, isSaving: isLoading, send, load, dismissStale: () => setStale(false) };
}

function messageOf(state: 'draft' | 'published' | undefined): string {
  if (state === 'published') return t`The product is published.`;
  return state === 'draft' ? t`The product is a draft again.` : translated(addUpdateProduct.message);
}
