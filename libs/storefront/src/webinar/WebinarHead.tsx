import type { PublicWebinarView } from '@linkyard/contracts';
import { amountText } from '../words/amounts.js';
import type { Words } from '../words/words.js';

interface WebinarHeadProps {
  webinar: PublicWebinarView;
  words: Words;
}

/** Picture, title, what it costs, what it is about, and who hosts it. */
export function WebinarHead({ webinar, words }: WebinarHeadProps) {
  const { title, image, description, hosts, host } = webinar;
  const people = hosts.length > 0 ? hosts : [{ name: host.name, title: '', avatar: '' }];
  return (
    <>
      {image && <img className="cover" src={image} alt="" />}
      <h1 dir="auto">{title}</h1>
      <ul className="facts">
        {factsOf(webinar, words).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {description && (
        <p className="words" dir="auto">
          {description}
        </p>
      )}
      <ul className="hosts">
        {people.map((person, index) => (
          <li key={index}>
            <Person {...person} />
          </li>
        ))}
      </ul>
    </>
  );
}

function factsOf({ type, price, requiresApproval }: PublicWebinarView, words: Words): string[] {
  const { i18n } = words;
  const kinds = {
    single: i18n.t('Webinar'),
    series: i18n.t('Series'),
    sequence: i18n.t('Course'),
    onDemand: i18n.t('Recording'),
  };
  return [
    kinds[type],
    price ? amountText(price, words) : i18n.t('Free'),
    ...(requiresApproval ? [i18n.t('Confirmed by the host')] : []),
  ];
}

const Person = ({ name, title, avatar }: PublicWebinarView['hosts'][number]) => (
  <>
    {avatar ? (
      <img className="face" src={avatar} alt="" width="40" height="40" />
    ) : (
      <span className="face" aria-hidden="true">
        {[...name.trim()][0]?.toUpperCase() ?? ''}
      </span>
    )}
    <span dir="auto">
      {name}
      {title && <small>{title}</small>}
    </span>
  </>
);
