import { wallTimeAt } from '../el_countdown/zone-time.js';
import type { PublicProps } from '../kit/types.js';
import { dayPartOf, dayParts } from './day-part.js';
import type { GreetingContent } from './schema.js';

export function Public({ data, context }: PublicProps<GreetingContent>) {
  const name = data.name.trim();
  const whole = (words: string) => (words.trim() && name ? `${words.trim()}, ${name}` : words.trim());
  const [morning, afternoon, evening, night] = dayParts.map((part) => whole(data[part]));
  if (!morning && !afternoon && !evening && !night) return null;
  // A page is rendered when it is published; behaviour.ts corrects the greeting when the page is opened.
  const now = whole(data[dayPartOf(wallTimeAt(context.now.getTime(), data.timeZone).hour)]);
  return (
    <p
      className="gr"
      hidden={!now && context.mode !== 'editor'}
      data-morning={morning}
      data-afternoon={afternoon}
      data-evening={evening}
      data-night={night}
      data-zone={data.useVisitorTime ? undefined : data.timeZone}
    >
      {now || morning || afternoon || evening || night}
    </p>
  );
}
