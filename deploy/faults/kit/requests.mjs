import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export { pause };

/**
 * @typedef {{status: number, code?: string, data?: any, text?: string, ms: number, at: number}} Answer
 *   status: 0 when there was no answer at all; at: when it was sent, milliseconds of the epoch
 */

/** Another visitor each time: what one network may do is limited, and one that does too much is taken for a machine. */
export const someNetwork = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });

/** Sends one request and never repeats it. @returns {Promise<Answer>} */
export async function ask(url, { body, token, headers = {}, timeoutMs = 20_000 } = {}) {
  const at = Date.now();
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: token } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    const { code, data } = body !== undefined && text.startsWith('{') ? JSON.parse(text) : {};
    return { status: response.status, code, data, text, ms: Date.now() - at, at };
  } catch (error) {
    // No answer: what a visitor would see as a broken connection.
    return { status: 0, code: error.cause?.code ?? error.name, ms: Date.now() - at, at };
  }
}

/** Must succeed. @throws with what was answered */
export async function must(url, options) {
  const answer = await ask(url, options);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${answer.text ?? answer.code}`);
  return answer.data ?? answer.text;
}

/** Asks until it fits. @returns {Promise<{value: any, ms: number} | undefined>} undefined when it never did */
export async function eventually(look, { withinMs = 30_000, everyMs = 100 } = {}) {
  const start = Date.now();
  for (;;) {
    const value = await look();
    if (value) return { value, ms: Date.now() - start };
    if (Date.now() - start > withinMs) return undefined;
    await pause(everyMs);
  }
}

/** Asks again and again until it is stopped; each answer is kept. */
export class Load {
  /** @type {(Answer & {about: string})[]} */
  answers = [];
  #stopped = false;
  #loops = [];

  /** @param {() => Promise<Answer>} once @param {{workers?: number, everyMs?: number}} pace everyMs: between an answer and the next question */
  add(about, once, { workers = 1, everyMs = 100 } = {}) {
    for (let worker = 0; worker < workers; worker += 1) this.#loops.push(this.#loop(about, once, everyMs));
    return this;
  }

  async #loop(about, once, everyMs) {
    while (!this.#stopped) {
      const answer = await once();
      this.answers.push({ ...answer, about });
      await pause(everyMs);
    }
  }

  async stop() {
    this.#stopped = true;
    await Promise.all(this.#loops);
    return this.answers;
  }
}

/** A service answered, well or with a refusal of its own. */
export const isAnswered = ({ status, code }) =>
  status > 0 && (status < 500 || (code !== undefined && !code.startsWith('core.')));
/** What may go wrong while a dependency is unavailable. */
export const isPassing = ({ status }) => status === 502 || status === 503 || status === 504;

export const uniqueName = (stem) => `${stem}-${randomBytes(5).toString('hex')}`;
export const newKey = () => randomUUID();

/** '3 x 503 core.unavailable, 1 x 0 ECONNRESET'. */
export function tally(answers) {
  const counts = new Map();
  for (const { status, code } of answers) {
    const word = `${status}${code ? ` ${code}` : ''}`;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].map(([word, count]) => `${count} x ${word}`).join(', ') || 'none';
}
