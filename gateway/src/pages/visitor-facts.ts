import type { IncomingMessage } from 'node:http';
import { clientCountry, clientNetwork } from '../http/client-network.js';
import { clientKind } from './client-kind.js';
import type { VisitorFacts } from './show-rules.js';

export interface Trust {
  trustedProxies: number;
  /** The header in which a trusted proxy sends the visitor's country, lower case. */
  countryHeader: string;
}

/** What a request says of its sender; whether they have been here is asked elsewhere. */
export function visitorFacts(request: IncomingMessage, trust: Trust, now: Date): Omit<VisitorFacts, 'isReturning'> {
  const { headers } = request;
  const { inAppBrowser, device } = clientKind((headers['user-agent'] ?? '').slice(0, 512));
  return {
    now,
    country: clientCountry(request, trust.trustedProxies, trust.countryHeader),
    device: deviceOf(device, String(headers['sec-ch-ua-mobile'] ?? '')),
    inAppBrowser,
    referrerHost: referrerHost(headers.referer, clientNetwork(request, trust.trustedProxies).host),
    language: firstLanguage(headers['accept-language']),
  };
}

/** The hint decides where the browser's name says nothing; a tablet says of itself that it is not mobile. */
function deviceOf(named: VisitorFacts['device'], hint: string): VisitorFacts['device'] {
  if (named === 'tablet') return named;
  if (hint === '?1') return 'mobile';
  return named === 'other' && hint === '?0' ? 'desktop' : named;
}

/** The host of an address, unless it is this one. */
export function referrerHost(referrer: string | undefined, ownHost: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { host } = new URL(referrer);
  return host === '' || host === ownHost ? null : host.replace(/^www\./, '').slice(0, 255);
}

/** The language read first: the highest weight, of equals the first. */
export function firstLanguage(accepted: string | undefined): string | null {
  const weighed = (accepted ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag) && weight > 0);
  return weighed.toSorted((one, other) => other.weight - one.weight)[0]?.tag ?? null;
}
