// What clients see of orders while their service is killed, in the form that a checker of histories takes.
import { ask, newKey, pause, someNetwork, tally } from './requests.mjs';

/** As long as a buyer waits before the browser sends the same request again. */
const patienceMs = 3_000;
const sessionMs = 60_000;

/** Ticks of one clock that all clients of a history share. */
export function newClock() {
  let now = 0;
  return () => (now += 1);
}

const isLost = ({ status }) => status === 0 || status >= 502;

/**
 * Sends the same request until it is answered.
 * @param {{withinMs?: number, waitMs?: (attempt: number) => number}} patience
 * @returns the answer, never one that says nothing about the effect
 */
export async function answered(once, lost, { withinMs = sessionMs, waitMs = () => 50 } = {}) {
  const end = Date.now() + withinMs;
  for (let attempt = 0; Date.now() < end; attempt += 1) {
    const answer = await once();
    if (!isLost(answer)) return answer;
    lost.push(answer);
    await pause(waitMs(attempt));
  }
  throw new Error(`a request was not answered within ${withinMs / 1_000} s; lost by now: ${tally(lost)}`);
}

/**
 * Writers of one note, who read it after each write. A write without an answer may take effect at any time.
 * @returns {Promise<import('@linkyard/testing').RegisterOp[]>}
 */
export async function noteHistory(creator, orderId, { clients, rounds, tick, lost }) {
  const history = [];
  const send = (path, body) => creator.ask(path, body, { timeoutMs: patienceMs });
  const client = async (name) => {
    for (let round = 0; round < rounds; round += 1) {
      const value = `${name}.${round}`;
      const from = tick();
      const written = await send('/user/orders/note', { _id: orderId, note: value });
      if (isLost(written)) lost.push(written);
      else if (written.status !== 200) throw new Error(`a note was answered ${written.status} ${written.code}`);
      history.push({ kind: 'write', value, from, until: written.status === 200 ? tick() : Infinity });
      const readFrom = tick();
      const read = await send('/user/orders/get', { _id: orderId });
      if (read.status === 200)
        history.push({ kind: 'read', value: read.data.order.notesInternal, from: readFrom, until: tick() });
      else lost.push(read);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, name) => client(name)));
  return history;
}

/** Takes one of a free product. @returns whether the buyer got it @throws on an answer that is neither */
export async function takeOne(installation, { publicId }, email, lost) {
  const post = (path, body) =>
    answered(() => ask(`${installation.url}${path}`, { body, headers: someNetwork(), timeoutMs: patienceMs }), lost);
  const items = [{ publicId, qty: 1 }];
  const buyer = { email, name: 'Visitor' };
  const created = await post('/user/checkout/create', { publicId, items, buyer, idempotencyKey: newKey() });
  if (created.code === 'checkout.out_of_stock') return false;
  if (created.status !== 200) throw new Error(`a checkout was answered ${created.status} ${created.code}`);
  const paid = await post('/user/checkout/pay', { publicId: created.data.checkout.publicId });
  // A request that is sent again after it took effect.
  if (paid.status !== 200 && paid.code !== 'checkout.completed')
    throw new Error(`a payment was answered ${paid.status} ${paid.code}`);
  return true;
}

/** Who has an order of the product, as the seller reads it. @returns null where there was no answer */
export async function readOrders(creator, { _id: productId }, { tick, lost }) {
  const from = tick();
  const body = { filters: { productId }, listPerPage: 100 };
  const answer = await creator.ask('/user/orders/list', body, { timeoutMs: patienceMs });
  if (answer.status === 200)
    return {
      from,
      until: tick(),
      emails: new Set(answer.data.data.map(({ buyer }) => buyer.email)),
      count: answer.data.data.length,
    };
  lost.push(answer);
  return null;
}

/**
 * Whether the reads fit one growing set of orders: each holds what was acknowledged before it began, nothing that was requested after it
 * ended, no buyer twice, and a later read holds all of an earlier one.
 * @returns {string[]} what does not fit
 */
export function growsAsOne(requested, views) {
  const wrong = [];
  const ordered = views.toSorted((one, other) => one.until - other.until);
  for (const view of ordered) {
    const missing = requested.filter(({ email, until }) => until < view.from && !view.emails.has(email));
    const early = requested.filter(({ email, from }) => from > view.until && view.emails.has(email));
    const strange = [...view.emails].filter((email) => !requested.some((one) => one.email === email));
    if (missing.length > 0) wrong.push(`a read misses ${missing.length} acknowledged orders`);
    if (early.length + strange.length > 0) wrong.push(`a read has ${early.length + strange.length} orders too many`);
    if (view.count !== view.emails.size) wrong.push('a buyer has two orders');
    const before = ordered.filter(({ until }) => until < view.from);
    if (before.some(({ emails }) => [...emails].some((email) => !view.emails.has(email))))
      wrong.push('a read has lost an order that an earlier one had');
  }
  return wrong;
}
