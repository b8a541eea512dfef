import { canCharge, chargeStep, currencyExponent, feeRate, type DonationItem } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { priceText } from '../kit/prices.js';
import type { PublicProps } from '../kit/types.js';
import { leastOf } from './least.js';
import { codeOf, type DonateContent } from './schema.js';

type Props = PublicProps<DonateContent>;
type PaidProps = Props & { provider: DonationItem['provider'] };
const intervalNames = (i18n: Texts) => ({ once: i18n.t('Once'), month: i18n.t('Monthly'), year: i18n.t('Yearly') });

function Amounts({ data, section, context, provider }: PaidProps) {
  const { i18n } = context;
  const currency = codeOf(data.currency);
  const exponent = currencyExponent(currency);
  const least = leastOf(data, provider);
  const minorOf = (amount: number) => Math.round(amount * 10 ** exponent);
  const amounts = data.amounts.filter((amount) => amount >= least && canCharge(provider, minorOf(amount), currency));
  const id = `dn-${section._id}`;
  return (
    <>
      {amounts.length > 0 && (
        <fieldset className="dn-a">
          <legend className="vh">{i18n.t('Amount')}</legend>
          {amounts.map((amount, index) => (
            <label key={amount}>
              <input type="radio" name="amount" value={amount} defaultChecked={index === 0} />
              <span>{priceText({ amount: minorOf(amount), currency }, context.locale)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {(data.allowCustom || amounts.length === 0) && (
        <p>
          <label htmlFor={id}>
            {amounts.length > 0 ? i18n.t('Or another amount') : i18n.t('Amount')} ({currency})
          </label>
          <input
            className="in"
            id={id}
            type="number"
            name="custom"
            inputMode="decimal"
            min={least}
            step={Math.max(0.01, chargeStep(provider, currency) / 10 ** exponent)}
            required={amounts.length === 0}
            dir="ltr"
          />
        </p>
      )}
    </>
  );
}

function Intervals({ data, context: { i18n } }: Props) {
  if (data.intervals.length === 1) return <input type="hidden" name="interval" value={data.intervals[0]} />;
  return (
    <fieldset className="dn-a">
      <legend className="vh">{i18n.t('How often')}</legend>
      {data.intervals.map((interval, index) => (
        <label key={interval}>
          <input type="radio" name="interval" value={interval} defaultChecked={index === 0} />
          <span>{intervalNames(i18n)[interval]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** All that a donor is asked, without JavaScript. */
export function DonationFields(props: PaidProps) {
  const { data, section, context, provider } = props;
  const { i18n, locale } = context;
  const currency = codeOf(data.currency);
  const { percent, fixed } = feeRate(provider, currency);
  const id = (name: string) => `${name}-${section._id}`;
  return (
    <>
      <Intervals {...props} />
      <Amounts {...props} />
      <p>
        <label htmlFor={id('dw')}>{i18n.t('Your name (optional)')}</label>
        <input className="in" id={id('dw')} name="name" maxLength={120} autoComplete="name" />
      </p>
      <p>
        <label htmlFor={id('de')}>{i18n.t('E-mail for your receipt')}</label>
        <input className="in" id={id('de')} type="email" name="email" maxLength={254} autoComplete="email" required />
      </p>
      {data.message && (
        <p>
          <label htmlFor={id('dm')}>{i18n.t('Message (optional)')}</label>
          <textarea className="in" id={id('dm')} name="message" rows={2} maxLength={255} />
        </p>
      )}
      {data.coverFees && (
        <label className="dn-n">
          <input type="checkbox" name="coverFees" value="yes" />{' '}
          {i18n.t('Add the fees ({percent}% + {fixed}), so that all of it arrives', {
            percent,
            fixed: priceText({ amount: fixed, currency }, locale),
          })}
        </label>
      )}
      {data.anonymousAllowed && (
        <label className="dn-n">
          <input type="checkbox" name="isAnonymous" value="yes" /> {i18n.t('Do not show my name on this page')}
        </label>
      )}
    </>
  );
}
