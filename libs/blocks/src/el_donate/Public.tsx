import { takesCurrency, type DonationItem } from '@linkyard/contracts';
import type { ReactNode } from 'react';
import { isolated } from '../kit/isolated.js';
import { priceText } from '../kit/prices.js';
import type { PublicProps, RenderContext } from '../kit/types.js';
import { DonationFields } from './DonationFields.js';
import { type Goal, goalOf } from './goal.js';
import { codeOf, type DonateContent } from './schema.js';

/** How many of those who gave are shown. */
const shownSupporters = 6;

function GoalBar({ goal, context }: { goal: Goal; context: RenderContext }) {
  const { locale, i18n } = context;
  const { title, currency, percent, donors } = goal;
  const [raised, target] = [goal.raised, goal.target].map((amount) =>
    isolated(priceText({ amount, currency }, locale), context),
  );
  const label = i18n.t('{raised} of {target}', { raised: raised ?? '', target: target ?? '' });
  return (
    <div className="dn-g">
      {title && <h3>{title}</h3>}
      <progress value={percent} max={100} aria-label={label} />
      <p>
        <b>{label}</b> <span>{percent}%</span>
      </p>
      {donors !== null && donors > 0 && (
        <p>{i18n.t('{donors, plural, one {# supporter} other {# supporters}}', { donors })}</p>
      )}
    </div>
  );
}

interface SupportersProps {
  given: DonationItem['supporters'];
  context: RenderContext;
}

function Supporters({ given, context: { locale, i18n } }: SupportersProps) {
  if (given.length === 0) return null;
  return (
    <ul className="dn-s" aria-label={i18n.t('Supporters')}>
      {given.slice(0, shownSupporters).map(({ name, message, money }, index) => (
        <li key={index}>
          <b dir="auto">{name}</b> <span>{priceText(money, locale)}</span>
          {message && <p dir="auto">{message}</p>}
        </li>
      ))}
    </ul>
  );
}

function Frame({
  action,
  data,
  section,
  context,
  children,
}: PublicProps<DonateContent> & { action: string; children: ReactNode }) {
  const { mode, campaignId, pageId } = context;
  if (mode !== 'public' || campaignId === null) return <div className="dn-f">{children}</div>;
  const place = { campaignId, pageId, sectionId: section._id, currency: codeOf(data.currency) };
  return (
    <form className="dn-f" method="post" action={action}>
      {Object.entries(place).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** Another connected provider takes the money while the chosen one is not connected, or does not take the currency. */
function wayOf(ways: readonly DonationItem[], { donatType, currency }: DonateContent): DonationItem | undefined {
  const usable = ways.filter(({ provider }) => takesCurrency(provider, codeOf(currency)));
  return usable.find(({ provider }) => provider === donatType) ?? usable[0];
}

/** Shown only where a provider takes the money: a goal alone would ask for what cannot be given. */
export function Public({ data, section, context }: PublicProps<DonateContent>) {
  const ways = context.sources?.donations ?? [];
  const way = wayOf(ways, data);
  if (!way) return null;
  const goal = goalOf(data, section._id, ways);
  const given = data.showSupporters ? ways.flatMap((one) => one.supporters) : [];
  const isPainted = section.style?.colors?.background !== undefined || section.style?.border !== undefined;
  return (
    <div className={isPainted ? 'dn' : 'dn card'}>
      {data.title && <h2 className="t">{data.title}</h2>}
      {data.description && <p className="m">{data.description}</p>}
      {goal && <GoalBar goal={goal} context={context} />}
      <Frame action={way.action} data={data} section={section} context={context}>
        <DonationFields data={data} section={section} context={context} provider={way.provider} />
        <button className="btn" type={context.mode === 'public' ? 'submit' : 'button'}>
          {data.btnText || context.i18n.t('Donate')}
        </button>
      </Frame>
      <Supporters given={given.filter(({ sectionId }) => sectionId === section._id)} context={context} />
    </div>
  );
}
