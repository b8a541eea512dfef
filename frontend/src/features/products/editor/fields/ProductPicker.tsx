import { t } from '@lingui/core/macro';
import { EntityPicker, type Entity } from '@linkyard/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, type ReactNode } from 'react';
import { useLazyProductsQuery, useProductQuery } from '../../api.js';
import { priceText, titleOf } from '../../product-labels.js';

interface ProductPickerProps {
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  /** Is not offered. */
  exclude: string;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** One of the seller's published products. */
export function ProductPicker({ value, onChange, exclude, ...field }: ProductPickerProps) {
  const [search] = useLazyProductsQuery();
  const chosen = useProductQuery(value === null ? skipToken : { _id: value });
  const find = useCallback(
    async (searchTerm: string): Promise<Entity[]> => {
      const list = await search({ listPerPage: 20, searchTerm, filters: { state: 'published' } }, true).unwrap();
      return list.data
        .filter(({ _id }) => _id !== exclude)
        .map((product) => ({ id: product._id, label: titleOf(product), hint: priceText(product) }));
    },
    [search, exclude],
  );
  const label = chosen.data ? titleOf(chosen.data.product) : t`Deleted product`;
  return (
    <EntityPicker
      {...field}
      max={1}
      find={find}
      value={value === null || chosen.isLoading ? [] : [{ id: value, label }]}
      onChange={([next]) => onChange(next?.id ?? null)}
    />
  );
}
