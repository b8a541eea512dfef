import { escapeHtml } from '../http/reply.js';
import type { Account } from './accounts.js';

export interface ConsentPage {
  provider: string;
  clientName: string;
  /** What the application asks for, in words. */
  asks: readonly string[];
  accounts: readonly Account[];
  /** Where the choice is posted, with the request's own parameters as hidden fields. */
  action: string;
  parameters: URLSearchParams;
  /** A further switch of this provider, e.g. "leave the e-mail address out". */
  option: { name: string; label: string; checked: boolean };
}

const style = `
:root{color-scheme:light dark;--paper:#fafaf7;--card:#fff;--ink:#16201b;--quiet:#5c675f;--line:#e4e6e0;--go:#1f7a4d;--on:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#111613;--card:#19201c;--ink:#edf1ee;--quiet:#a3aea6;--line:#2b342f;--go:#4fc088;--on:#111613}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--paper);color:var(--ink);font:15px/22px system-ui,sans-serif}
main{width:100%;max-width:420px;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:24px}
h1{font-size:20px;line-height:28px;margin:0 0 4px}p,li{color:var(--quiet)}p{margin:0 0 16px}ul{padding-left:20px;margin:0 0 16px}
.note{font-size:12px;line-height:18px;border-top:1px solid var(--line);padding-top:12px;margin:16px 0 0}
button{font:inherit;min-height:44px;border-radius:8px;border:1px solid var(--line);background:none;color:var(--ink);cursor:pointer;padding:8px 16px}
button.account{display:block;width:100%;text-align:left;margin:0 0 8px}button.account small{display:block;color:var(--quiet)}
button.go{background:var(--go);border-color:var(--go);color:var(--on);font-weight:600}
fieldset{border:1px solid var(--line);border-radius:8px;margin:0 0 16px;padding:12px 16px}legend{padding:0 4px;color:var(--quiet)}
label{display:block;margin:0 0 8px}input[type=text],input[type=email]{width:100%;font:inherit;min-height:40px;padding:8px;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:var(--ink)}
:focus-visible{outline:2px solid var(--go);outline-offset:2px}.row{display:flex;gap:8px;justify-content:flex-end}`;

const accountButton = ({ email, name, emailVerified }: Account) =>
  `<button class="account" name="account" value="${escapeHtml(email)}"><strong>${escapeHtml(name)}</strong><small>${escapeHtml(email)}${emailVerified ? '' : ' (not verified)'}</small></button>`;

/** "Choose an account", for people and for browser tests. Plainly a simulator: it wears no provider's looks. */
export function consentPage(page: ConsentPage): string {
  const hidden = [...page.parameters]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  const { name, label, checked } = page.option;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="data:,"><title>Choose an account: ${escapeHtml(page.provider)} simulator</title><style>${style}</style></head><body><main>
<h1>Choose an account</h1><p>to continue to <strong>${escapeHtml(page.clientName)}</strong>, which asks for</p>
<ul>${page.asks.map((ask) => `<li>${escapeHtml(ask)}</li>`).join('')}</ul>
<form method="post" action="${escapeHtml(page.action)}">${hidden}${page.accounts.map(accountButton).join('')}</form>
<form method="post" action="${escapeHtml(page.action)}">${hidden}
<fieldset><legend>Somebody else</legend>
<label>E-mail <input type="email" name="email" required autocomplete="off"></label>
<label>Name <input type="text" name="name" maxlength="100" autocomplete="off"></label>
<label><input type="checkbox" name="${escapeHtml(name)}" value="1"${checked ? ' checked' : ''}> ${escapeHtml(label)}</label>
</fieldset>
<div class="row"><button name="deny" value="1" formnovalidate>Cancel</button><button class="go" name="allow" value="1">Continue</button></div></form>
<p class="note">This is the ${escapeHtml(page.provider)} simulator of a development machine. It knows no real account, and takes no password.</p>
</main></body></html>`;
}

/** A page for a request that cannot be sent back to the application. */
export const errorPage = (provider: string, code: string, text: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(code)}</title><style>${style}</style></head><body><main><h1>Access blocked</h1><p>${escapeHtml(text)}</p><p>${escapeHtml(code)}</p><p class="note">${escapeHtml(provider)} simulator</p></main></body></html>`;
