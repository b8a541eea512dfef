import { escapeHtml, html, json, redirect } from '../http/reply.js';
import type { Route, SimRequest } from '../http/serve.js';
import { zoneRecord, zoneSchema, type Zones } from './zones.js';

/**
 * The page at `/`, with a form for one record, and the JSON API: `GET /zones`, `PUT|DELETE /zones/:origin` (`{records: [{name, type,
 * value}], fault}`).
 */
export const dnsRoutes = (zones: Zones): Route[] => [
  ['GET', /^\/$/, () => html(page(zones))],
  ['GET', /^\/zones$/, () => json(zones.list())],
  ['PUT', /^\/zones\/(?<origin>[^/]+)$/, (request) => put(zones, request)],
  [
    'DELETE',
    /^\/zones\/(?<origin>[^/]+)$/,
    ({ params }) =>
      zones.remove(params['origin'] ?? '') ? json({}) : json({ message: 'There is no such zone.' }, 404),
  ],
  ['POST', /^\/records$/, (request) => add(zones, request)],
  [
    'POST',
    /^\/records\/clear$/,
    ({ form }) => {
      zones.remove(form.get('origin') ?? '');
      return redirect('/');
    },
  ],
];

function put(zones: Zones, { params, body }: SimRequest) {
  const zone = zoneSchema.safeParse(JSON.parse(body || '{}'));
  if (!zone.success) return json({ message: zone.error.message }, 400);
  zones.set(params['origin'] ?? '', zone.data);
  return json(zone.data);
}

function add(zones: Zones, { form }: SimRequest) {
  const record = zoneRecord.safeParse(
    Object.fromEntries(['name', 'type', 'value'].map((field) => [field, form.get(field)?.trim()])),
  );
  if (!record.success || record.data.name === '') return html(page(zones, 'This is no record.'), 400);
  zones.add(record.data);
  return redirect('/');
}

const page = (zones: Zones, problem = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>DNS</title>
<style>body{font:15px/1.5 system-ui;max-width:860px;margin:24px auto;padding:0 16px}table{border-collapse:collapse;width:100%}td{border-top:1px solid #ccc;padding:4px 8px;overflow-wrap:anywhere}input{font:inherit;width:100%}form{display:grid;gap:8px;margin:16px 0}</style></head>
<body><h1>DNS</h1><p>The records of this development machine. Add those that a domain needs, with their whole names, and press Verify.</p>
${problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post" action="/records">
<label>Name <input name="name" placeholder="agency.example" required></label>
<label>Type <select name="type">${['A', 'AAAA', 'CNAME', 'TXT', 'CAA', 'NS'].map((type) => `<option>${type}</option>`).join('')}</select></label>
<label>Value <input name="value" required></label>
<button>Add</button></form>
${zones.list().map(zoneSection).join('\n')}
</body></html>`;

const zoneSection = ({ origin, zone }: ReturnType<Zones['list']>[number]) => `<h2>${escapeHtml(origin)}</h2>
<form method="post" action="/records/clear"><input type="hidden" name="origin" value="${escapeHtml(origin)}"><button>Remove all</button></form>
<table>${zone.records
  .map(
    ({ name, type, value }) =>
      `<tr><td>${escapeHtml(name)}</td><td>${type}</td><td>${escapeHtml([value].flat().join(''))}</td></tr>`,
  )
  .join('')}</table>`;
