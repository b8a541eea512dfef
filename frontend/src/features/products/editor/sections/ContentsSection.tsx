import { t } from '@lingui/core/macro';
import { EntityPicker, type Entity } from '@linkyard/ui';
import { useCallback } from 'react';
import { useLazyProductsQuery, useProductsQuery } from '../../api.js';
import { priceText, titleOf } from '../../product-labels.js';
import type { SectionProps } from '../edit-sections.js';

const maxContents = 20;
/** The names of what is chosen are read from this list. */
export const known = { listPerPage: 100 } as const;

/** The products of a bundle. */
export function ContentsSection({ form, product }: SectionProps) {
  const [search] = useLazyProductsQuery();
  const { data, isLoading } = useProductsQuery(known);
  const find = useCallback(
    async (searchTerm: string): Promise<Entity[]> => {
      const list = await search({ listPerPage: 20, searchTerm }, true).unwrap();
      return list.data
        .filter(({ _id, type, variants }) => _id !== product._id && type !== 'bundle' && variants.length === 0)
        .map((found) => ({ id: found._id, label: titleOf(found), hint: priceText(found) }));
    },
    [search, product._id],
  );
  const labelOf = (id: string) => {
    const found = data?.data.find(({ _id }) => _id === id);
    return found ? titleOf(found) : isLoading ? '…' : t`Product`;
  };
  return (
    <EntityPicker
      label={t`Products in this bundle`}
      description={t`Products with variants and other bundles cannot be chosen.`}
      max={maxContents}
      find={find}
      value={form.draft.contents.map((id) => ({ id, label: labelOf(id) }))}
      onChange={(next) =>
        form.set(
          'contents',
          next.map(({ id }) => id),
        )
      }
      error={form.errorOf('contents')}
    />
  );
}
