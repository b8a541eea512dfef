import type { Texts } from '@linkyard/languages';
import { cameFrom } from '../kit/came-from.js';
import { ItemCards } from '../kit/ItemCards.js';
import { priceText } from '../kit/prices.js';
import { chosenOf } from '../kit/sources.js';
import type { PublicProps } from '../kit/types.js';
import type { AppointmentContent } from './schema.js';

/** 90 → '1 h 30 min'. */
function lengthText(length: number, i18n: Texts): string {
  const [hours, minutes] = [Math.floor(length / 60), length % 60];
  const parts = [hours > 0 && i18n.t('{hours} h', { hours }), minutes > 0 && i18n.t('{minutes} min', { minutes })];
  return parts.filter(Boolean).join(' ');
}

export function Public({ data, section, context }: PublicProps<AppointmentContent>) {
  const appointments = chosenOf(context.sources?.appointments ?? [], data.appointmentIds);
  if (appointments.length === 0) return null;
  return (
    <ItemCards
      context={context}
      title={data.title}
      description={data.description}
      layout="list"
      items={appointments.map(({ _id, href, image, title, description, minutes, price }) => ({
        key: _id,
        href: cameFrom(href, context, section._id),
        image,
        title,
        facts: (
          <>
            <span>{lengthText(minutes, context.i18n)}</span>
            {data.showPrice && <span>{price ? priceText(price, context.locale) : context.i18n.t('Free')}</span>}
          </>
        ),
        text: description,
        button: data.btnText || context.i18n.t('Book'),
        note: '',
      }))}
    />
  );
}
