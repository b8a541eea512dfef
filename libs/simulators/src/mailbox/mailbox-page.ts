import { mailboxClient } from './mailbox-client.js';

/** The client as a script of its own, so that the page's policy can forbid every inline one. */
export const mailboxScript = `(${mailboxClient.toString()})();\n`;

export const mailboxPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mailbox</title>
<link rel="stylesheet" href="/mailbox.css">
</head>
<body>
<header>
<h1>Mailbox</h1>
<span id="count" role="status"></span>
<button type="button" id="clear">Delete all</button>
<input type="search" id="search" placeholder="Search mail" aria-label="Search mail">
</header>
<main>
<nav aria-label="Mails"><ul id="list"></ul><p id="empty" hidden></p></nav>
<article id="reader" aria-live="polite"></article>
</main>
<script src="/mailbox.js"></script>
</body>
</html>
`;

export const mailboxStyle = `
:root{color-scheme:light dark;--paper:#fafaf7;--card:#fff;--ink:#16201b;--quiet:#5c675f;--line:#e4e6e0;--go:#1f7a4d;--tint:#e6f3ec;--bad:#c0362c}
@media (prefers-color-scheme:dark){:root{--paper:#111613;--card:#19201c;--ink:#edf1ee;--quiet:#a3aea6;--line:#2b342f;--go:#4fc088;--tint:#1d2f26;--bad:#ff8a80}}
*{box-sizing:border-box}
[hidden]{display:none!important}
html,body{height:100%}
body{margin:0;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:14px/20px system-ui,-apple-system,'Segoe UI',sans-serif}
header{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;padding:12px 16px;background:var(--card);border-bottom:1px solid var(--line)}
h1{font-size:20px;line-height:28px;margin:0}
#count{color:var(--quiet);flex:1}
input{flex:1 0 100%;min-height:40px;padding:8px 12px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:8px}
button{font:inherit;min-height:40px;padding:8px 14px;color:inherit;background:none;border:1px solid var(--line);border-radius:8px;cursor:pointer}
button:hover{background:var(--tint)}
:focus-visible{outline:2px solid var(--go);outline-offset:1px}
main{flex:1;min-height:0;display:flex}
nav{width:100%;overflow:auto}
ul{list-style:none;margin:0;padding:0}
.row{display:flex;flex-direction:column;gap:2px;min-height:72px;padding:12px 16px;color:inherit;text-decoration:none;background:var(--card);border-bottom:1px solid var(--line)}
.row:hover,.row[aria-current]{background:var(--tint)}
.top{display:flex;justify-content:space-between;gap:12px;color:var(--quiet);font-size:13px}
.to,.subject,.preview{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.top time{flex:none;font-variant-numeric:tabular-nums}
.subject{font-weight:600}
.preview{color:var(--quiet)}
#empty,.hint{padding:48px 16px;text-align:center;color:var(--quiet)}
#reader{display:none;flex-direction:column;flex:1;min-width:0;padding:16px;overflow:auto}
.reading nav{display:none}
.reading #reader{display:flex}
.back{align-self:flex-start;padding:10px 0;color:var(--go);text-decoration:none}
h2{font-size:20px;line-height:28px;margin:4px 0 12px;overflow-wrap:anywhere}
.facts{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;margin:0 0 16px}
.facts .name{color:var(--quiet)}
.facts .value{overflow-wrap:anywhere}
.tabs{display:flex;gap:8px;margin:0 0 12px}
.tabs [aria-pressed=true]{background:var(--tint);border-color:var(--go)}
.tabs .delete{margin-left:auto;color:var(--bad)}
.content{flex:1;min-height:420px;display:flex}
iframe{flex:1;width:100%;border:1px solid var(--line);border-radius:12px;background:#fff}
.body{flex:1;margin:0;padding:16px;overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere;font:13px/20px ui-monospace,Menlo,Consolas,monospace;background:var(--card);border:1px solid var(--line);border-radius:12px}
@media (min-width:800px){
header{flex-wrap:nowrap}input{flex:0 1 320px;order:1}#clear{order:2}
nav,.reading nav{display:block;width:380px;flex:none;border-right:1px solid var(--line)}
#reader{display:flex}.back{display:none}
}
`;
