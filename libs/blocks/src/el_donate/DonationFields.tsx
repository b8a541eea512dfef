import { currencyExponent, feeRate } from '@linkyard/contracts';
import { priceText } from '../kit/prices.js';
import type { PublicProps } from '../kit/types.js';
import { leastOf } from './least.js';
import { codeOf, type DonateContent } from './schema.js';

type Props = PublicProps<DonateContent>;
const intervalNames = { once: 'Once', month: 'Monthly', year: 'Yearly' };

function Amounts({ data, section, context }: Props) {
  const currency = codeOf(data.currency);
  const exponent = currencyExponent(currency);
  const least = leastOf(data);
  const amounts = data.amounts.filter((amount) => amount >= least);
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
            min={least}
            step={exponent === 0 ? 1 : 0.01}
            required={amounts.length === 0}
            dir="ltr"
          />
        </p>
      )}
    </>
  );
}

function Intervals({ data }: Props) {
  if (data.intervals.length === 1) return <input type="hidden" name="interval" value={data.intervals[0]} />;
  return (
    <fieldset className="dn-a">
      <legend className="vh">How often</legend>
      {data.intervals.map((interval, index) => (
        <label key={interval}>
          <input type="radio" name="interval" value={interval} defaultChecked={index === 0} />
          <span>{intervalNames[interval]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** All that a donor is asked, without JavaScript. */
export function DonationFields(props: Props & { provider: 'stripe' | 'paypal' }) {
  const { data, section, context, provider } = props;
  const currency = codeOf(data.currency);
  const { percent, fixed } = feeRate(provider, currency);
  const id = (name: string) => `${name}-${section._id}`;
  return (
    <>
      <Intervals {...props} />
      <Amounts {...props} />
      <p>
        <label htmlFor={id('dw')}>Your name (optional)</label>
        <input className="in" id={id('dw')} name="name" maxLength={120} autoComplete="name" />
      </p>
      <p>
        <label htmlFor={id('de')}>E-mail for your receipt</label>
        <input className="in" id={id('de')} type="email" name="email" maxLength={254} autoComplete="email" required />
      </p>
      {data.message && (
        <p>
          <label htmlFor={id('dm')}>Message (optional)</label>
          <textarea className="in" id={id('dm')} name="message" rows={2} maxLength={255} />
        </p>
      )}
      {data.coverFees && (
        <label className="dn-n">
          <input type="checkbox" name="coverFees" value="yes" /> Add the fees ({percent}% +{' '}
          {priceText({ amount: fixed, currency }, context.locale)}), so that all of it arrives
        </label>
      )}
      {data.anonymousAllowed && (
        <label className="dn-n">
          <input type="checkbox" name="isAnonymous" value="yes" /> Do not show my name on this page
        </label>
      )}
    </>
  );
}
