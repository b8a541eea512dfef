import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pipProgram } from '../../scripts/servers/pip-program.mjs';
import { radicale, startRadicale } from '../../scripts/servers/radicale.mjs';
import { must } from './requests.mjs';

const username = 'host1';
const path = `/${username}/work/`;
const calendar = `<?xml version="1.0" encoding="utf-8"?>
<c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><d:displayname>Work</d:displayname>
<c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set></d:prop></d:set></c:mkcalendar>`;
/** The roles that speak with calendars. */
const roles = ['second', 'bookings', 'workers'];

/** A calendar on a real CalDAV server, behind a proxy that can delay its answers or fail in its place. */
export class CalDavCalendar {
  /** What happens to the next requests, one each. */
  #faults = [];
  #proxy = createServer();
  #server;

  /**
   * The roles that speak with calendars start again, allowed to reach it.
   * @returns {Promise<CalDavCalendar | null>}  null where Python cannot bring a server; the reason is reported
   */
  static async start(installation, { dataDir, install, report }) {
    const { program, reason } = await pipProgram(radicale, { install, report });
    if (!program) {
      report(`CalDAV: skipped (${reason})`);
      return null;
    }
    const calendar = new CalDavCalendar();
    calendar.#server = await startRadicale({ program, folder: join(dataDir, 'caldav') });
    installation.extra.push(calendar);
    calendar.#proxy.on('request', (incoming, outgoing) => void calendar.#pass(incoming, outgoing));
    calendar.#proxy.listen(0, '127.0.0.1');
    await once(calendar.#proxy, 'listening');
    await calendar.#make();
    const hosts = [installation.env.EGRESS_ALLOW_HOSTS, `127.0.0.1:${calendar.#proxy.address().port}`];
    for (const name of roles) {
      const { roles: served, env } = installation.children.get(name);
      await installation.leave(name);
      await installation.startRole(name, served, { ...env, EGRESS_ALLOW_HOSTS: hosts.join(',') });
    }
    return calendar;
  }

  /** What a host enters to connect it. */
  get account() {
    const serverUrl = `http://127.0.0.1:${this.#proxy.address().port}`;
    return { provider: 'caldav', serverUrl, username, password: this.#server.env.CALDAV_TEST_PASSWORD };
  }

  /** @param {{delayMs?: number, status?: number}} how  delayed: done at once, answered later; a status: not done */
  misbehave(how, times) {
    for (let call = 0; call < times; call += 1) this.#faults.push(how);
  }

  /** The starts of its events. */
  async starts() {
    const text = await must(`${this.#server.env.CALDAV_TEST_URL}${path}`, { headers: this.#headers() });
    return [...text.matchAll(/^DTSTART[^:\r\n]*:(\S+)/gm)].map(([, start]) => start);
  }

  async stop() {
    this.#proxy.closeAllConnections();
    this.#proxy.close();
    await this.#server.stop();
  }

  async #make() {
    const { CALDAV_TEST_URL } = this.#server.env;
    const headers = { ...this.#headers(), 'content-type': 'application/xml' };
    const { status } = await fetch(`${CALDAV_TEST_URL}${path}`, { method: 'MKCALENDAR', headers, body: calendar });
    if (status !== 201) throw new Error(`MKCALENDAR was answered with ${status}`);
  }

  #headers() {
    const { password } = this.account;
    return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
  }

  async #pass(incoming, outgoing) {
    const { delayMs = 0, status } = this.#faults.shift() ?? {};
    if (status) return void outgoing.writeHead(status).end();
    try {
      const { method, headers, url } = incoming;
      const { connection: _connection, host: _host, 'transfer-encoding': _encoding, ...kept } = headers;
      const chunks = await incoming.toArray();
      const reply = await fetch(`${this.#server.env.CALDAV_TEST_URL}${url}`, {
        method,
        headers: { ...kept, 'accept-encoding': 'identity' },
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
        redirect: 'manual',
      });
      const body = Buffer.from(await reply.arrayBuffer());
      await pause(delayMs, undefined, { ref: false });
      const { 'content-encoding': _coding, ...answered } = Object.fromEntries(reply.headers);
      outgoing.writeHead(reply.status, { ...answered, 'content-length': body.length }).end(body);
    } catch {
      outgoing.destroy();
    }
  }
}
