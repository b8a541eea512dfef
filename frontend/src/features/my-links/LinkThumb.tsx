import { useInViewport } from '@mantine/hooks';
import type { CampaignView } from '@linkyard/contracts';
import { useState } from 'react';
import { PageFrame } from '../../shared/templates/PageFrame.js';
import css from './my-links.module.css';

/** Pixels of the picture on a card, and of the phone it is a picture of. */
const shown = { width: 112, height: 196 };
const phone = { width: 390, height: 682 };

/** The page as it is now, small; the starter's own picture until it has arrived. */
export function LinkThumb({ campaign }: { campaign: CampaignView }) {
  const { ref, inViewport } = useInViewport();
  // Once seen it stays: scrolling back must not load it again.
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  return (
    <span className={css['picture']} ref={ref}>
      {seen ? (
        <PageFrame
          // A changed page is another picture.
          key={campaign.updatedAt}
          decorative
          templateId={campaign.templateId}
          title=""
          width={phone.width}
          height={phone.height}
          scale={shown.width / phone.width}
        />
      ) : null}
    </span>
  );
}
