import { json, type Reply } from '../http/reply.js';
import type { Account } from './account.js';
import { textsOf, type FormFields } from './form-body.js';
import { noSuch } from './stripe-error.js';
import type { Webhooks } from './webhooks.js';

/** What every resource works with. */
export interface Simulator {
  origin: string;
  now: () => number;
  webhooks: Webhooks;
}
export interface Call {
  simulator: Simulator;
  account: Account;
  params: Readonly<Record<string, string>>;
  /** Query of a GET, body of a POST. */
  fields: FormFields;
}

export const seconds = ({ now }: Simulator): number => Math.floor(now() / 1000);

/** Every object of an account by its id, for expansion. */
function anyObject(account: Account, id: string): object | undefined {
  const maps: ReadonlyMap<string, object>[] = [
    account.intents,
    account.charges,
    account.balance,
    account.customers,
    account.subscriptions,
    account.invoices,
    account.refunds,
    account.disputes,
    account.payouts,
  ];
  return maps.map((map) => map.get(id)).find((found) => found !== undefined);
}

function expanded(account: Account, value: object, path: readonly string[]): object {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((entry: object) => expanded(account, entry, path));
  const current: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  const target = typeof current === 'string' ? anyObject(account, current) : current;
  if (typeof target !== 'object' || target === null) return value;
  return { ...value, [name]: expanded(account, target, rest) };
}

/** An object as the reply, with the fields of `expand[]` in place of their ids. */
export function view({ account, fields }: Call, object: object): Reply {
  return json(textsOf(fields, 'expand').reduce((value, path) => expanded(account, value, path.split('.')), object));
}

/** One page, newest first. */
export function page(call: Call, url: string, objects: readonly (object & { id: string; created: number })[]): Reply {
  const { fields } = call;
  const limit = Math.min(100, Number(fields['limit'] ?? 10));
  const created = fields['created'];
  const since = typeof created === 'object' ? Number(created['gte'] ?? 0) : 0;
  const newest = objects.filter((object) => object.created >= since).reverse();
  const after = newest.findIndex(({ id }) => id === fields['starting_after']);
  const from = newest.slice(after + 1);
  const shown = { ...call, fields: { ...fields, expand: itemPaths(fields) } };
  const data = from.slice(0, limit).map((object) => JSON.parse(String(view(shown, object).body)));
  return json({ object: 'list', url, has_more: from.length > limit, data });
}

const itemPaths = (fields: FormFields): FormFields =>
  Object.fromEntries(textsOf(fields, 'expand').map((path, index) => [String(index), path.replace(/^data\./, '')]));

/** @throws StripeRefusal 404 */
export function must<Value>(map: ReadonlyMap<string, Value>, id: string | null | undefined, kind: string): Value {
  const found = map.get(id ?? '');
  if (!found) throw noSuch(kind, id ?? '');
  return found;
}
