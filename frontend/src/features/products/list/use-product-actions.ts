import { t } from '@lingui/core/macro';
import type { ProductView } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { refusalOf, type ApiError } from '../../../shared/api/api-error.js';
import {
  useArchiveProductMutation,
  useDeleteProductsMutation,
  useDuplicateProductMutation,
  useRestoreProductsMutation,
  useToggleProductMutation,
} from '../api.js';
import { addressOf, titleOf } from '../product-labels.js';

type Named = Pick<ProductView, '_id' | 'title'>;

const nameOf = (products: readonly Named[]) => {
  const [only] = products;
  return only && products.length === 1 ? `“${titleOf(only)}”` : t`${products.length} products`;
};

/** What can be done with products in the list. Each action reports its result in a toast. */
export function useProductActions() {
  const [toggle] = useToggleProductMutation();
  const [duplicate] = useDuplicateProductMutation();
  const [archive] = useArchiveProductMutation();
  const [remove] = useDeleteProductsMutation();
  const [restore] = useRestoreProductsMutation();
  const report = (answer: { error?: unknown }, done: string, id?: string) => {
    const refusal = refusalOf(answer);
    const options = id ? { id } : {};
    if (refusal) toast.error(refusal.message, options);
    else toast.success(done, options);
  };

  const setArchived = async (products: readonly Named[], isArchived: boolean) => {
    for (const { _id } of products) {
      const refusal = refusalOf(await archive({ _id, isArchived }));
      if (refusal) return refusal;
    }
    return null;
  };

  return {
    async switchTo({ _id }: Named, status: 0 | 1) {
      const refusal = refusalOf(await toggle({ _id, status }));
      if (refusal) toast.error(refusal.message);
    },
    async copyLink(product: Pick<ProductView, 'publicId'>) {
      try {
        await navigator.clipboard.writeText(addressOf(product));
        toast.success(t`The link is copied.`);
      } catch {
        toast.error(t`This browser does not let the page copy. The link is under “QR code and sharing”.`);
      }
    },
    async duplicate(product: Named) {
      toast.loading(t`Copying…`, { id: product._id });
      report(await duplicate({ _id: product._id }), t`${nameOf([product])} was copied as a draft.`, product._id);
    },
    async archive(products: readonly (Named & Pick<ProductView, 'state'>)[]) {
      const refusal = await setArchived(products, true);
      if (refusal) return void toast.error(refusal.message);
      toast.undo(t`${nameOf(products)} archived.`, () => {
        void setArchived(products, false).then((failed) => failed && toast.error(failed.message));
      });
    },
    async unarchive(product: Named) {
      report(await archive({ _id: product._id, isArchived: false }), t`${nameOf([product])} is a draft again.`);
    },
    async remove(products: readonly Named[]): Promise<ApiError | null> {
      const ids = products.map(({ _id }) => _id);
      const refusal = refusalOf(await remove({ ids }));
      if (refusal) return refusal;
      toast.undo(t`${nameOf(products)} deleted.`, () => {
        void restore({ ids }).then((answer) => {
          const failed = refusalOf(answer);
          if (failed) toast.error(failed.message);
        });
      });
      return null;
    },
  };
}
export type ProductActions = ReturnType<typeof useProductActions>;
