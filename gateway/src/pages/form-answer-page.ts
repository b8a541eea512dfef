import { i18n } from '../locales/texts.js';

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A quiet page that says what became of a form sent without JavaScript. @param back a path of this host */
export const formAnswerPage = (title: string, lines: readonly string[], back: string) => `<!doctype html>
<html lang="${i18n.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fafaf7;color:#16201b;font:17px/1.5 system-ui,sans-serif}main{max-width:28rem;padding:2rem}h1{font-size:1.6rem;line-height:1.2;margin:0 0 .5rem}
a{display:inline-block;margin-top:1.25rem;padding:.8rem 1.4rem;border-radius:8px;background:#1f7a4d;color:#fff;text-decoration:none}@media(prefers-color-scheme:dark){body{background:#111613;color:#edf1ee}a{background:#4fc088;color:#111613}}</style></head>
<body><main><h1>${escape(title)}</h1>${lines.map((line) => `<p>${escape(line)}</p>`).join('')}<a href="${escape(back)}">${escape(i18n.t('Back to the page'))}</a></main></body></html>`;
