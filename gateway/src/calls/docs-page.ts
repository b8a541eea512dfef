import type { AnyCommand, HttpBinding } from '@linkyard/contracts';
import { z } from 'zod';
import { escapeHtml } from '../http/escape-html.js';

type Bound = AnyCommand & { http: HttpBinding };
const shape = (schema: z.ZodType, io: 'input' | 'output') =>
  escapeHtml(JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), null, 1));

/** A plain page of every call, grouped by service; no script. */
export function docsPage(commands: readonly Bound[], siteTitle: string): string {
  const services = [...new Set(commands.map((command) => command.service))];
  const body = services.map(
    (service) =>
      `<h2 id="${service}">${service}</h2>${commands
        .filter((command) => command.service === service)
        .map(entry)
        .join('')}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(`API | ${siteTitle}`)}</title><style>${style}</style>
<main><h1>${escapeHtml(`${siteTitle} API`)}</h1><p>${commands.length} calls. Machine-readable: <a href="/docs/openapi.json">openapi.json</a>. Every call answers <code>{status, message, data}</code>; a refusal adds <code>code</code>, <code>requestId</code> and, for invalid input, <code>errors</code>.</p>
<nav>${services.map((service) => `<a href="#${service}">${service}</a>`).join(' ')}</nav>${body.join('')}</main></html>`;
}

const entry = ({
  http,
  summary,
  request,
  reply,
  errors,
}: Bound) => `<details><summary><b>${http.method ?? 'POST'}</b> <code>${escapeHtml(http.path)}</code> <i>${http.role}</i> ${escapeHtml(summary)}</summary>
<h3>Request</h3><pre>${shape(request, 'input')}</pre><h3>Reply</h3><pre>${shape(reply, 'output')}</pre>${errors?.length ? `<p>Refusals: ${errors.map((code) => `<code>${code}</code>`).join(' ')}</p>` : ''}</details>`;

const style = `:root{color-scheme:light dark}body{margin:0;font:15px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}main{max-width:60rem;margin:auto;padding:1.5rem}
nav a{margin-right:.75rem}details{border-top:1px solid color-mix(in srgb,CanvasText 15%,Canvas);padding:.5rem 0}summary{cursor:pointer;padding:.35rem 0}summary b{font-size:.8em}
summary i{font-style:normal;font-size:.8em;border:1px solid;border-radius:99px;padding:0 .5em;opacity:.7}pre{overflow:auto;padding:1rem;border-radius:8px;background:color-mix(in srgb,CanvasText 6%,Canvas);font-size:12px}`;
