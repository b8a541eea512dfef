// Windows of the app as a load: no client library, so that thousands of them cost the machine little.
import WebSocket from 'ws';

const failsAfterMs = 60_000;

/** One socket.io connection. */
class Window {
  constructor(url, token, hear) {
    this.hear = hear;
    this.answers = new Map();
    this.nextId = 0;
    this.begun = performance.now();
    this.opened = new Promise((resolve, reject) => {
      this.socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
        perMessageDeflate: false,
        handshakeTimeout: failsAfterMs,
      });
      this.socket.on('error', reject);
      this.socket.on('close', () => reject(new Error('closed')));
      this.socket.on('message', (data) => this.take(String(data), token, resolve, reject));
    });
  }

  take(text, token, resolve, reject) {
    if (text === '2') this.socket.send('3');
    else if (text.startsWith('42')) this.hear(text);
    else if (text.startsWith('43')) this.answer(text);
    else if (text.startsWith('0')) this.socket.send(`40${JSON.stringify({ token })}`);
    else if (text.startsWith('40')) resolve((this.tookMs = performance.now() - this.begun));
    else if (text.startsWith('44')) reject(new Error(text));
  }

  answer(text) {
    const [, id, json] = /^43(\d+)(.*)$/s.exec(text) ?? [];
    const [reply] = JSON.parse(json);
    if (reply?.code) this.answers.get(Number(id))?.reject(new Error(reply.code));
    else this.answers.get(Number(id))?.resolve(reply);
    this.answers.delete(Number(id));
  }

  /** @returns {Promise<unknown>} the acknowledgement */
  ask(name, payload) {
    const id = (this.nextId += 1);
    const answer = new Promise((resolve, reject) => this.answers.set(id, { resolve, reject }));
    this.socket.send(`42${id}${JSON.stringify([name, payload])}`);
    return answer;
  }

  close() {
    this.socket.terminate();
  }
}

/** Opens so many windows, all at once. @returns {Promise<{windows: Window[], failed: number}>} */
export async function openWindows(url, token, count, hear) {
  const windows = Array.from({ length: count }, () => new Window(url, token, hear));
  const settled = await Promise.allSettled(windows.map(({ opened }) => opened));
  return {
    windows: windows.filter((_window, index) => settled[index].status === 'fulfilled'),
    failed: settled.filter(({ status }) => status === 'rejected').length,
  };
}

/** Does something with each, so many at a time. */
export async function each(windows, atOnce, work) {
  const left = [...windows];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
