/** What an installation is known by. */
export interface Platform {
  /** Of its site, beside the product's own name. */
  title: string;
  /** Hosts of its own, with their ports: of the app, of pages. */
  hosts: readonly string[];
  /** Addresses that its mails come from. */
  senders: readonly string[];
  /** Colours of its look that are rarely chosen by chance; `#rrggbb`. */
  colours: readonly string[];
}

/** One kind of trace of the platform. */
export interface Trace {
  kind: 'name' | 'host' | 'sender' | 'colour';
  pattern: RegExp;
}

/**
 * What may stand on a tenant's site all the same. OAUTH_ORIGIN is one more: a neutral host of the operator, at which providers know the
 * installation; it is not among the hosts that are looked for, unless it is the app's own.
 */
export const exceptions: readonly { reason: string; where: RegExp; kind: Trace['kind'] }[] = [
  {
    reason:
      "scripts and styles are shared by all sites; a tenant's document replaces the colours, and the browser's check sees what is shown",
    where: /\.(?:css|js)$/,
    kind: 'colour',
  },
  {
    reason: 'a palette to choose colours of a page from, the same on every site',
    where: /^\/user\/others-data$/,
    kind: 'colour',
  },
  {
    reason:
      'where providers lead back to: OAUTH_ORIGIN, which is the address of the app where the operator has set no other',
    where: /^\/user\/webinar\/connection$/,
    kind: 'host',
  },
];

/** What to look for. Colours that the tenant itself has chosen are no traces, nor is its own host, even where that is below one of the platform's. */
export function tracesOf(
  platform: Platform,
  chosen: { colours: readonly string[]; host?: string } = { colours: [] },
): Trace[] {
  const own = new Set(chosen.colours.map((colour) => colour.toLowerCase()));
  const colours = platform.colours.filter((colour) => !own.has(colour.toLowerCase()));
  const names = [...new Set(['linkyard', platform.title.trim().toLowerCase()])].filter(Boolean);
  return [
    ...names.map((name) => ({ kind: 'name' as const, pattern: new RegExp(escaped(name), 'gi') })),
    ...platform.hosts.map((host) => ({ kind: 'host' as const, pattern: bounded(host, chosen.host) })),
    ...platform.senders.map((sender) => ({ kind: 'sender' as const, pattern: bounded(sender) })),
    ...colours.map((colour) => ({ kind: 'colour' as const, pattern: new RegExp(`${escaped(colour)}\\b`, 'gi') })),
  ];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** What is below a host is a trace of it; `an-example.com` is none of `example.com`. */
function bounded(text: string, except = '') {
  const before = except.endsWith(`.${text}`) ? `(?<!(?<![\\w.-])${escaped(except.slice(0, -text.length))})` : '';
  return new RegExp(`(?<![\\w-])${before}${escaped(text)}(?![\\w-])`, 'gi');
}
