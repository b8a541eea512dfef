import { t } from '@lingui/core/macro';
import { addUpdateProduct, type ProductView } from '@linkyard/contracts';
import { toast, translated } from '@linkyard/ui';
import { useRecordForm, type RecordForm } from '../../../shared/forms/use-record-form.js';
import { useSaveProductMutation } from '../api.js';
import { requestOf, valuesAfterSave, valuesOf, type ProductValues } from './product-values.js';

export type ProductForm = RecordForm<ProductValues>;

/** The form of one product and how it is saved. */
export function useProductForm(loaded: ProductView) {
  const form = useRecordForm({ loaded, draftOf: valuesOf, afterSave: valuesAfterSave });
  const [send] = useSaveProductMutation();

  /** @param state  also publishes, or takes back to the drafts */
  const save = async (state?: 'draft' | 'published') => {
    const isSaved = await form.save((draft, saved) =>
      send({ ...requestOf(draft, saved), ...(state ? { state } : {}) }),
    );
    if (isSaved) toast.success(messageOf(state));
  };
  return { ...form, save };
}

function messageOf(state: 'draft' | 'published' | undefined): string {
  if (state === 'published') return t`The product is published.`;
  return state === 'draft' ? t`The product is a draft again.` : translated(addUpdateProduct.message);
}
