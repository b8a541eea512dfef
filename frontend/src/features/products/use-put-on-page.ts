import { t } from '@lingui/core/macro';
import type { CampaignView, ProductView } from '@linkyard/contracts';
import { useState } from 'react';
import { refusalOf } from '../../shared/api/api-error.js';
import { useOpenPageForProductMutation, usePutProductOnPageMutation } from './api.js';
import { titleOf } from './product-labels.js';

/** Adds a block with the product to the end of a page's first screen. */
export function usePutOnPage(product: Pick<ProductView, '_id' | 'title'>) {
  const [open, opening] = useOpenPageForProductMutation();
  const [add, adding] = usePutProductOnPageMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const put = async ({ templateId }: Pick<CampaignView, 'templateId'>): Promise<boolean> => {
    setFailure(null);
    const opened = await open({ _id: templateId });
    const pageId = opened.data?.template.homePageId;
    const answer = pageId
      ? await add({ templateId, pageId, type: 'el_product', sectionData: blockOf(product) })
      : opened;
    const refusal = refusalOf(answer);
    if (refusal) setFailure(refusal.message);
    else if (!pageId) setFailure(t`This page has no screen to put it on.`);
    return !refusal && pageId !== null && pageId !== undefined;
  };
  return { put, isPutting: opening.isLoading || adding.isLoading, failure };
}

const blockOf = (product: Pick<ProductView, '_id' | 'title'>) => ({
  ...{ title: '', btnText: t`Buy`, layout: 'card', isAdmin: false },
  productIds: [product._id],
  productData: [{ _id: product._id, title: titleOf(product) }],
});
