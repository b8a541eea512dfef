import { t } from '@lingui/core/macro';
import { EntitySelect } from '@linkyard/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback } from 'react';
import { firstEntries } from '../../shared/lists/record-filter.js';
import { useDomainPageQuery, useLazyDomainPagesQuery } from './api.js';

interface PageSelectProps {
  campaignId: string | null;
  onChange: (campaignId: string | null) => void;
  description?: string;
}

/** One of the creator's pages, or none. */
export function PageSelect({ campaignId, onChange, description }: PageSelectProps) {
  const chosen = useDomainPageQuery(campaignId === null ? skipToken : { _id: campaignId }).currentData;
  const [search] = useLazyDomainPagesQuery();
  const find = useCallback(
    async (searchTerm: string) => {
      const { data } = await search({ ...firstEntries, sort: '-updatedAt', searchTerm }, true).unwrap();
      return data.map(({ _id, title }) => ({ id: _id, label: title }));
    },
    [search],
  );
  return (
    <EntitySelect
      label={t`Page that opens there`}
      description={description}
      none={t`No page`}
      value={campaignId === null ? null : { id: campaignId, label: chosen?.title ?? '…' }}
      find={find}
      onChange={(page) => onChange(page?.id ?? null)}
    />
  );
}
