import { currencyName, numberFormat } from '@linkyard/languages';
import { currencyExponent, type CurrencyExponent } from '@linkyard/money';

/** First in every list. @source spec 3 "Currency entry" */
const leading = ['USD', 'CAD', 'EUR'];
/** In the ISO list but no money a person pays with: metals, funds, units of account, test codes. */
const notPayable = new Set([
  'XAG',
  'XAU',
  'XBA',
  'XBB',
  'XBC',
  'XBD',
  'XDR',
  'XPD',
  'XPT',
  'XSU',
  'XTS',
  'XUA',
  'XXX',
  'CHE',
  'CHW',
  'CLF',
  'COU',
  'MXV',
  'USN',
  'UYI',
  'UYW',
  'BOV',
]);

export interface Currency {
  code: string;
  symbol: string;
  title: string;
  exponent: CurrencyExponent;
}

let known: Currency[] | undefined;

/** Currencies a price can be in: those this runtime's Unicode data calls current, USD, CAD and EUR first, then by code. */
export function currencies(): Currency[] {
  known ??= [...leading, ...currentCodes().filter((code) => !leading.includes(code))].map(describe);
  return known;
}

function currentCodes(): string[] {
  // Historic ones carry the years of their use: "Andorran Peseta", "Argentine Austral (1985–1991)"; without a symbol-bearing region they have no narrow symbol either.
  return Intl.supportedValuesOf('currency').filter(
    (code) => !notPayable.has(code) && !/\(\d{4}|\d{4}–\d{4}\)/.test(currencyName(code, 'en')) && !historic.has(code),
  );
}

/** Withdrawn currencies whose name does not show it. */
const historic = new Set(
  'ADP AFA ALK AOK AON AOR ARL ARM ARP ARA ATS AZM BAD BAN BEC BEF BEL BGL BGM BGO BRB BRC BRE BRN BRR BRZ BUK BYB BYR CLE CNX CNH CSD CSK CUC CYP DDM DEM ECS ECV EEK ESA ESB ESP FIM FRF GEK GHC GNS GQE GRD GWE GWP HRD HRK IEP ILP ILR ISJ ITL KRH KRO LTL LTT LUC LUF LUL LVL LVR MAF MCF MDC MGF MKN MLF MRO MTL MTP MVP MXP MZE MZM NIC NLG PEI PES PLZ PTE RHD ROL RUR SDD SDP SIT SKK SLL SRG STD SUR SVC TJR TMM TPE TRL UAK UGS UYP UYU1 UZS1 VEB VED VEF VNN XCG XEU XFO XFU XRE YDD YER1 YUD YUM YUN YUR ZAL ZMK ZRN ZRZ ZWD ZWL ZWR'.split(
    ' ',
  ),
);

function describe(code: string): Currency {
  const parts = numberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? code;
  return {
    code,
    symbol,
    title: currencyName(code, 'en'),
    exponent: currencyExponent(code),
  };
}
