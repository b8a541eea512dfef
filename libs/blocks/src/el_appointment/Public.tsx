import { cameFrom } from '../kit/came-from.js';
import { ItemCards } from '../kit/ItemCards.js';
import { priceText } from '../kit/prices.js';
import { chosenOf } from '../kit/sources.js';
import type { PublicProps } from '../kit/types.js';
import type { AppointmentContent } from './schema.js';

/** 90 → '1 h 30 min'. */
function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
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
            <span>{lengthText(minutes)}</span>
            {data.showPrice && <span>{price ? priceText(price, context.locale) : 'Free'}</span>}
          </>
        ),
        text: description,
        button: data.btnText || 'Book',
        note: '',
      }))}
    />
  );
}
