import { currencyExponent } from '@linkyard/contracts';
import type { ReactNode } from 'react';
import { priceText } from '../kit/prices.js';
import type { PublicProps } from '../kit/types.js';
import { type Goal, goalOf } from './goal.js';
import { codeOf, type DonateContent } from './schema.js';

function GoalBar({ goal, locale }: { goal: Goal; locale: string }) {
  const { raised, target, currency, percent } = goal;
  const label = `${priceText({ amount: raised, currency }, locale)} of ${priceText({ amount: target, currency }, locale)}`;
  return (
    <div className="dn-g">
      <progress value={percent} max={100} aria-label={label} />
      <p>
        <b>{label}</b> <span>{percent}%</span>
      </p>
    </div>
  );
}

function Amounts({ data, section, context }: PublicProps<DonateContent>) {
  const currency = codeOf(data.currency);
  const exponent = currencyExponent(currency);
  const amounts = data.amounts.filter((amount) => amount >= data.minimum);
  const id = `dn-${section._id}`;
  return (
    <>
      {amounts.length > 0 && (
        <fieldset className="dn-a">
          <legend className="vh">Amount</legend>
          {amounts.map((amount, index) => (
            <label key={amount}>
              <input type="radio" name="amount" value={amount} defaultChecked={index === 0} />
              <span>{priceText({ amount: Math.round(amount * 10 ** exponent), currency }, context.locale)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {(data.allowCustom || amounts.length === 0) && (
        <p>
          <label htmlFor={id}>
            {amounts.length > 0 ? 'Or another amount' : 'Amount'} ({currency})
          </label>
          <input
            className="in"
            id={id}
            type="number"
            name="custom"
            inputMode="decimal"
            min={data.minimum}
            step={exponent === 0 ? 1 : 0.01}
            required={amounts.length === 0}
            dir="ltr"
          />
        </p>
      )}
    </>
  );
}

function Frame({
  action,
  section,
  context,
  children,
}: Omit<PublicProps<unknown>, 'data'> & { action: string; children: ReactNode }) {
  const { mode, campaignId, pageId } = context;
  if (mode !== 'public' || campaignId === null) return <div className="dn-f">{children}</div>;
  return (
    <form className="dn-f" method="post" action={action}>
      {Object.entries({ campaignId, pageId, sectionId: section._id }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

function Extras({ data, section }: Pick<PublicProps<DonateContent>, 'data' | 'section'>) {
  const id = `dm-${section._id}`;
  return (
    <>
      {data.message && (
        <p>
          <label htmlFor={id}>Message (optional)</label>
          <textarea className="in" id={id} name="message" rows={2} maxLength={255} />
        </p>
      )}
      {data.anonymousAllowed && (
        <label className="dn-n">
          <input type="checkbox" name="isAnonymous" value="true" /> Keep my name to yourself
        </label>
      )}
    </>
  );
}

/** Shown only where somebody takes the money; the goal alone would ask for what cannot be given. */
export function Public({ data, section, context }: PublicProps<DonateContent>) {
  const ways = context.sources?.donations ?? [];
  const way = ways.find(({ provider }) => provider === data.donatType);
  if (!way) return null;
  const goal = goalOf(data, section._id, ways);
  const isPainted = section.style?.colors?.background !== undefined || section.style?.border !== undefined;
  return (
    <div className={isPainted ? 'dn' : 'dn card'}>
      {data.title && <h2 className="t">{data.title}</h2>}
      {data.description && <p className="m">{data.description}</p>}
      {goal && <GoalBar goal={goal} locale={context.locale} />}
      <Frame action={way.action} section={section} context={context}>
        <Amounts data={data} section={section} context={context} />
        <Extras data={data} section={section} />
        <button className="btn" type={context.mode === 'public' ? 'submit' : 'button'}>
          {data.btnText || 'Donate'}
        </button>
      </Frame>
    </div>
  );
}
