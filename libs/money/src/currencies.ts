const zeroDecimal = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(
    ' ',
  ),
);
const threeDecimal = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));
const fourDecimal = new Set(['CLF', 'UYW']);

export type CurrencyExponent = 0 | 2 | 3 | 4;

/**
 * Digits after the decimal sign: JPY 0, KWD 3, CLF 4; 2 for most and for codes that ISO does not list.
 * Metals and units of account have no minor unit and count as 0.
 * @source ISO 4217 list one
 */
export function currencyExponent(currency: string): CurrencyExponent {
  if (zeroDecimal.has(currency)) return 0;
  if (threeDecimal.has(currency)) return 3;
  return fourDecimal.has(currency) ? 4 : 2;
}

/** Every active code of ISO 4217 list one, by alphabet. */
export const currencyCodes: readonly string[] =
  /* @__PURE__ */ 'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAD XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG'.split(
    ' ',
  );

/** Whether a text is an active ISO 4217 code, in capitals. */
export const isCurrencyCode = (text: string): boolean => currencyCodes.includes(text);
