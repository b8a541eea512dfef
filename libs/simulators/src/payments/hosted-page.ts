import { escapeHtml } from '../http/reply.js';

export interface HostedPage {
  title: string;
  seller: string;
  total: string;
  lines: readonly { text: string; price: string }[];
  /** Why the last attempt failed; empty for none. */
  problem: string;
  /** HTML of the form. */
  form: string;
  provider: string;
}

const style = `
:root{color-scheme:light dark;--paper:#fafaf7;--card:#fff;--ink:#16201b;--quiet:#5c675f;--line:#e4e6e0;--go:#1f7a4d;--on:#fff;--bad:#a8322a}
@media (prefers-color-scheme:dark){:root{--paper:#111613;--card:#19201c;--ink:#edf1ee;--quiet:#a3aea6;--line:#2b342f;--go:#4fc088;--on:#111613;--bad:#ff9a90}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--paper);color:var(--ink);font:16px/24px system-ui,sans-serif}
main{width:100%;max-width:420px;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:24px}
h1{font-size:20px;line-height:28px;margin:0 0 4px}p{color:var(--quiet);margin:0 0 16px}.total{font-size:32px;line-height:40px;font-weight:600;color:var(--ink);margin:0 0 8px}
dl{display:grid;grid-template-columns:1fr auto;gap:8px 16px;margin:0 0 16px;padding:12px 0;border-block:1px solid var(--line)}dt{overflow-wrap:anywhere}dd{margin:0;white-space:nowrap}
label{display:block;margin:0 0 12px;font-size:14px;color:var(--quiet)}input{display:block;width:100%;font:inherit;font-size:16px;min-height:44px;padding:8px 12px;margin-top:4px;border:1px solid var(--line);border-radius:8px;background:var(--paper);color:var(--ink)}
button{display:block;width:100%;font:inherit;min-height:44px;border-radius:8px;border:1px solid var(--line);background:none;color:var(--ink);cursor:pointer;padding:8px 16px;margin:0 0 8px}
button.go{background:var(--go);border-color:var(--go);color:var(--on);font-weight:600}.bad{color:var(--bad)}
.note{font-size:12px;line-height:18px;border-top:1px solid var(--line);padding-top:12px;margin:16px 0 0}:focus-visible{outline:2px solid var(--go);outline-offset:2px}`;

/** A provider's payment page, for people and for browser tests. Plainly a simulator: it wears no provider's looks. */
export function hostedPage({ title, seller, total, lines, problem, form, provider }: HostedPage): string {
  const rows = lines.map(({ text, price }) => `<dt>${escapeHtml(text)}</dt><dd>${escapeHtml(price)}</dd>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}: ${escapeHtml(provider)} simulator</title><style>${style}</style></head><body><main>
<h1>${escapeHtml(title)}</h1>${seller ? `<p>to ${escapeHtml(seller)}</p>` : ''}${total ? `<p class="total">${escapeHtml(total)}</p>` : ''}
${rows ? `<dl>${rows}</dl>` : ''}${problem ? `<p class="bad" role="alert">${escapeHtml(problem)}</p>` : ''}${form}
<p class="note">This is the ${escapeHtml(provider)} simulator of a development machine. No money moves, and no real card is taken.</p>
</main></body></html>`;
}

/** An amount of the provider's smallest unit with its code. */
export function priceText(amount: number, currency: string, digits: number): string {
  const text = String(amount).padStart(digits + 1, '0');
  const major = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return `${major} ${currency.toUpperCase()}`;
}
