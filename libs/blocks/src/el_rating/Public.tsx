import type { RatingItem } from '@linkyard/contracts';
import type { PublicProps } from '../kit/types.js';
import { RatingForm, Star } from './RatingForm.js';
import type { RatingContent } from './schema.js';
import { averageOf, countText, noStars, ratingCount, shareOf, type StarCounts } from './summary.js';

const five = [5, 4, 3, 2, 1] as const;

/** Stands there hidden before the first rating, so that the first visitor sees their own counted. */
function Average({ counts, locale }: { counts: StarCounts; locale: string }) {
  const average = averageOf(counts);
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <p className="ra-a" hidden={average === null}>
      <b data-ra="average">{format.format(average ?? 0)}</b>
      <Star />
      <span className="vh">of 5 stars,</span> <span data-ra="count">{countText(ratingCount(counts))}</span>
    </p>
  );
}

function Breakdown({ counts }: { counts: StarCounts }) {
  const total = ratingCount(counts);
  return (
    <ul className="ra-b" role="list" aria-label="Ratings by stars" hidden={total === 0}>
      {five.map((stars) => {
        const count = counts[stars - 1] ?? 0;
        return (
          <li key={stars}>
            <span aria-hidden="true">
              {stars} <Star />
            </span>
            <progress
              data-ra={`share-${stars}`}
              value={shareOf(count, total)}
              max={100}
              aria-label={`${stars} stars`}
            />
            <span data-ra={`count-${stars}`}>{count}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Comments({ comments, locale }: { comments: RatingItem['comments']; locale: string }) {
  if (comments.length === 0) return null;
  return (
    <ul className="ra-c" role="list" aria-label="Comments">
      {comments.map(({ _id, name, stars, text, at }) => (
        <li key={_id}>
          <p className="ra-w">
            <b>{name || 'A visitor'}</b>
            <span>
              <span className="vh">{stars} of 5 stars</span>
              <span aria-hidden="true">{'★'.repeat(stars)}</span>
            </span>
            <time dateTime={at}>
              {new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at))}
            </time>
          </p>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function Public({ data, section, context }: PublicProps<RatingContent>) {
  const rated = context.sources?.ratings?.find(({ _id }) => _id === section._id);
  const counts = rated?.counts ?? noStars;
  const isPainted = section.style?.colors?.background !== undefined || section.style?.border !== undefined;
  return (
    <div className={isPainted ? 'ra' : 'ra card'}>
      <h2 className="t">{data.question || 'How do you like it?'}</h2>
      {data.showAverage && <Average counts={counts} locale={context.locale} />}
      {data.showBreakdown && <Breakdown counts={counts} />}
      <RatingForm data={data} section={section} context={context} />
      {data.allowComment && <Comments comments={rated?.comments ?? []} locale={context.locale} />}
    </div>
  );
}
