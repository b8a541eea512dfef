import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import type { LeadView } from '@linkyard/contracts';
import { RecordSection, toast } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { useShowRatingMutation } from './api.js';
import css from './leads.module.css';

/** '★★★☆☆', said as '3 of 5 stars'. */
export function StarText({ stars }: { stars: number }) {
  return (
    <span role="img" aria-label={t`${stars} of 5 stars`} className={css['stars']}>
      {'★'.repeat(stars)}
      {'☆'.repeat(5 - stars)}
    </span>
  );
}

interface RatingDetailsProps {
  lead: Pick<LeadView, '_id' | 'message'>;
  rating: NonNullable<LeadView['rating']>;
}

/** How many stars, and whether visitors may read the comment; the stars count either way. */
export function RatingDetails({ lead, rating }: RatingDetailsProps) {
  const [show, { isLoading }] = useShowRatingMutation();
  const change = async () => {
    const refusal = refusalOf(await show({ _id: lead._id, isShown: !rating.isShown }));
    if (refusal) toast.error(refusal.message);
    else toast.success(rating.isShown ? t`Hidden from visitors` : t`Shown to visitors`);
  };
  return (
    <RecordSection title={t`Rating`}>
      <p className={css['said']}>
        <StarText stars={rating.stars} />
      </p>
      {lead.message && (
        <Button size="xs" variant="default" mt="xs" loading={isLoading} onClick={() => void change()}>
          {rating.isShown ? t`Hide comment from visitors` : t`Show comment to visitors`}
        </Button>
      )}
    </RecordSection>
  );
}
