import { escapeHtml } from '../http/reply.js';
import type { TakenPush } from './browsers.js';

/** What browsers have received, newest first. */
export const pushPage = (taken: readonly TakenPush[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>Push notifications</title>
<style>body{font:15px/1.5 system-ui;max-width:860px;margin:24px auto;padding:0 16px}article{border-top:1px solid #8886;padding:12px 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:4px 0}small{opacity:.7;overflow-wrap:anywhere}</style></head>
<body><h1>Push notifications</h1><p>What the browsers of this development machine have received, newest first.</p>
<form method="post" action="/messages/clear"><button>Delete all</button></form>
${taken.length === 0 ? '<p>Nothing has arrived yet.</p>' : taken.map(article).join('\n')}
</body></html>`;

const article = ({ at, endpoint, payload, subject }: TakenPush) =>
  `<article><small>${escapeHtml(at)} · ${escapeHtml(endpoint)} · ${escapeHtml(subject)}</small><pre>${escapeHtml(payload)}</pre></article>`;
