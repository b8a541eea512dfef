import type { WebinarItem } from '@linkyard/contracts';
import { ItemCards } from '../kit/ItemCards.js';
import { priceText } from '../kit/prices.js';
import { chosenOf } from '../kit/sources.js';
import type { PublicProps } from '../kit/types.js';
import type { WebinarContent } from './schema.js';

/** In the zone it is held in, and said so: the page is one document for visitors everywhere. */
function When({ webinar, locale }: { webinar: WebinarItem; locale: string }) {
  const { startAt, timeZone } = webinar;
  if (startAt === null) return <>At any time</>;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <time dateTime={startAt}>
      {format.format(new Date(startAt))} ({timeZone.split('/').at(-1)?.replaceAll('_', ' ')})
    </time>
  );
}

const moreText = (count: number) => (count === 1 ? '1 more session' : `${count} more sessions`);
const seatsText = (left: number) =>
  left === 0 ? 'All seats taken' : left === 1 ? '1 seat left' : `${left} seats left`;

export function Public({ data, context }: PublicProps<WebinarContent>) {
  const ids = data.webList.map(({ webinarId }) => webinarId);
  const webinars = chosenOf(context.sources?.webinars ?? [], ids).filter(
    ({ provider }) => ids.length > 0 || data.webtype === 'all' || provider === data.webtype,
  );
  if (webinars.length === 0) return null;
  return (
    <ItemCards
      context={context}
      title={data.heading}
      layout="list"
      items={webinars.map((webinar) => ({
        key: webinar._id,
        href: webinar.seatsLeft === 0 && !webinar.isWaitlistOpen ? null : webinar.href,
        image: webinar.image,
        title: webinar.title,
        facts: (
          <>
            <When webinar={webinar} locale={context.locale} />
            {webinar.moreSessions > 0 && <span>{moreText(webinar.moreSessions)}</span>}
            <span>{webinar.price ? priceText(webinar.price, context.locale) : 'Free'}</span>
            {webinar.seatsLeft !== null && <span>{seatsText(webinar.seatsLeft)}</span>}
          </>
        ),
        text: webinar.description,
        button: webinar.seatsLeft === 0 ? 'Join the waiting list' : data.btnText || 'Register',
        note: 'Full',
      }))}
    />
  );
}
