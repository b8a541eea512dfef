interface Redirector {
  /** Matches the host itself and every subdomain of it. */
  host: string;
  path: RegExp;
  /** Names of the query field that holds the real address. */
  fields: string[];
}

// Pages that only forward, and say in plain text where to: opaque shorteners stay as they are.
const redirectors: Redirector[] = [
  { host: 'l.instagram.com', path: /^\/$/, fields: ['u'] },
  { host: 'l.facebook.com', path: /^\/l\.php$/, fields: ['u'] },
  { host: 'lm.facebook.com', path: /^\/l\.php$/, fields: ['u'] },
  { host: 'l.messenger.com', path: /^\/l\.php$/, fields: ['u'] },
  { host: 'facebook.com', path: /^\/(?:flx\/warn\/|l\.php)$/, fields: ['u'] },
  { host: 'l.threads.net', path: /^\/$/, fields: ['u'] },
  { host: 'l.threads.com', path: /^\/$/, fields: ['u'] },
  { host: 'l.wl.co', path: /^\/l$/, fields: ['u'] },
  { host: 'youtube.com', path: /^\/redirect$/, fields: ['q'] },
  { host: 'google.com', path: /^\/url$/, fields: ['q', 'url'] },
  { host: 'linkedin.com', path: /^\/(?:safety\/go|redir\/redirect)\/?$/, fields: ['url'] },
  { host: 'tiktok.com', path: /^\/link\/v2$/, fields: ['target'] },
  { host: 'out.reddit.com', path: /^\//, fields: ['url'] },
  { host: 'steamcommunity.com', path: /^\/linkfilter\/?$/, fields: ['url', 'u'] },
  { host: 'vk.com', path: /^\/away\.php$/, fields: ['to'] },
  { host: 'medium.com', path: /^\/r\/?$/, fields: ['url'] },
  { host: 't.umblr.com', path: /^\/redirect$/, fields: ['z'] },
  { host: 'exit.sc', path: /^\/$/, fields: ['url'] },
  { host: 'slack-redir.net', path: /^\/link$/, fields: ['url'] },
  { host: 'duckduckgo.com', path: /^\/l\/?$/, fields: ['uddg'] },
  { host: 'safelinks.protection.outlook.com', path: /^\/$/, fields: ['url'] },
  { host: 'deviantart.com', path: /^\/users\/outgoing$/, fields: [''] },
  { host: 'href.li', path: /^\/$/, fields: [''] },
];

const maxHops = 10;

/** The address behind known forwarding pages, followed through up to ten of them; otherwise the address itself. */
export function unwrapRedirect(address: URL): URL {
  let current = address;
  for (let hop = 0; hop < maxHops; hop += 1) {
    const inner = innerAddress(current);
    if (!inner) return current;
    current = inner;
  }
  return current;
}

function innerAddress(address: URL): URL | null {
  // LinkStack's forerunner counted clicks on its own address: /going/12/https://example.com/shop
  const counted = /^\/(?:[^/]+\/)?going\/\d+\/(https?:\/\/?.+)$/i.exec(address.pathname);
  if (counted?.[1]) return webAddress(counted[1].replace(/^(https?:)\/*/i, '$1//') + address.search);
  const name = address.hostname.toLowerCase();
  const rule = redirectors.find(
    ({ host, path }) => (name === host || name.endsWith(`.${host}`)) && path.test(address.pathname),
  );
  if (!rule) return null;
  for (const field of rule.fields) {
    const value = field === '' ? address.search.slice(1) : address.searchParams.get(field);
    const inner = value ? webAddress(value) : null;
    if (inner) return inner;
  }
  return null;
}

/** Only an absolute web address is worth following: anything else leaves the outer address in place. */
function webAddress(value: string): URL | null {
  return /^https?:\/\/[^\s]/i.test(value) && URL.canParse(value) ? new URL(value) : null;
}
