import type { RatingItem } from '@linkyard/contracts';
import { dateText, numberFormat } from '@linkyard/languages/formats';
import type { PublicProps, RenderContext, SectionModel } from '../kit/types.js';
import { RatingForm, Star } from './RatingForm.js';
import type { RatingContent } from './schema.js';
import { averageOf, countText, countTexts, noStars, ratingCount, shareOf, type StarCounts } from './summary.js';

const five = [5, 4, 3, 2, 1] as const;

interface CountsProps {
  counts: StarCounts;
  context: RenderContext;
}

/** Stands there hidden before the first rating, so that the first visitor sees their own counted. */
function Average({ counts, context: { locale, i18n } }: CountsProps) {
  const average = averageOf(counts);
  const format = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <p className="ra-a" hidden={average === null}>
      <b data-ra="average">{format.format(average ?? 0)}</b>
      <Star />
      <span className="vh">{i18n.t('of 5 stars,')}</span>{' '}
      <span data-ra="count">{countText(ratingCount(counts), countTexts(i18n))}</span>
    </p>
  );
}

function Breakdown({ counts, context: { i18n } }: CountsProps) {
  const total = ratingCount(counts);
  return (
    <ul className="ra-b" role="list" aria-label={i18n.t('Ratings by stars')} hidden={total === 0}>
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
              aria-label={i18n.t('{stars, plural, one {# star} other {# stars}}', { stars })}
            />
            <span data-ra={`count-${stars}`}>{count}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface CommentsProps {
  comments: RatingItem['comments'];
  context: RenderContext;
}

function Comments({ comments, context: { locale, i18n } }: CommentsProps) {
  if (comments.length === 0) return null;
  return (
    <ul className="ra-c" role="list" aria-label={i18n.t('Comments')}>
      {comments.map(({ _id, name, stars, text, at }) => (
        <li key={_id}>
          <p className="ra-w">
            <b>{name || i18n.t('A visitor')}</b>
            <span>
              <span className="vh">{i18n.t('{stars} of 5 stars', { stars })}</span>
              <span aria-hidden="true">{'★'.repeat(stars)}</span>
            </span>
            <time dateTime={at}>{dateText(at, 'UTC', locale, 'medium')}</time>
          </p>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ul>
  );
}

const isPainted = ({ style }: SectionModel) => style?.colors?.background !== undefined || style?.border !== undefined;

export function Public({ data, section, context }: PublicProps<RatingContent>) {
  const { question, showAverage, showBreakdown, allowComment } = data;
  const rated = context.sources?.ratings?.find(({ _id }) => _id === section._id);
  const counts = rated?.counts ?? noStars;
  return (
    <div className={isPainted(section) ? 'ra' : 'ra card'}>
      <h2 className="t">{question || context.i18n.t('How do you like it?')}</h2>
      {showAverage && <Average counts={counts} context={context} />}
      {showBreakdown && <Breakdown counts={counts} context={context} />}
      <RatingForm data={data} section={section} context={context} />
      {allowComment && <Comments comments={rated?.comments ?? []} context={context} />}
    </div>
  );
}
