import type { WebinarItem } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { dateFormat } from '@linkyard/languages/formats';
import { ItemCards } from '../kit/ItemCards.js';
import { priceText } from '../kit/prices.js';
import { chosenOf } from '../kit/sources.js';
import type { PublicProps, RenderContext } from '../kit/types.js';
import type { WebinarContent } from './schema.js';

/** In the zone it is held in, and said so: the page is one document for visitors everywhere. */
function When({ webinar, context: { locale, i18n } }: { webinar: WebinarItem; context: RenderContext }) {
  const { startAt, timeZone } = webinar;
  if (startAt === null) return <>{i18n.t('At any time')}</>;
  const format = dateFormat(locale, {
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

const moreText = (count: number, i18n: Texts) =>
  i18n.t('{count, plural, one {# more session} other {# more sessions}}', { count });
const seatsText = (left: number, i18n: Texts) =>
  left === 0 ? i18n.t('All seats taken') : i18n.t('{left, plural, one {# seat left} other {# seats left}}', { left });

export function Public({ data, context }: PublicProps<WebinarContent>) {
  const { i18n } = context;
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
            <When webinar={webinar} context={context} />
            {webinar.moreSessions > 0 && <span>{moreText(webinar.moreSessions, i18n)}</span>}
            <span>{webinar.price ? priceText(webinar.price, context.locale) : i18n.t('Free')}</span>
            {webinar.seatsLeft !== null && <span>{seatsText(webinar.seatsLeft, i18n)}</span>}
          </>
        ),
        text: webinar.description,
        button: webinar.seatsLeft === 0 ? i18n.t('Join the waiting list') : data.btnText || i18n.t('Register'),
        note: i18n.t('Full'),
      }))}
    />
  );
}
