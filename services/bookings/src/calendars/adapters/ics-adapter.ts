import { hashToken } from '@linkyard/crypto';
import { EgressError, type GuardedFetch, ProviderError, type Validators } from '@linkyard/egress';
import type { Range } from '@linkyard/slots';
import type { BusyReply, CalendarAdapter, FileParts, Written } from './calendar-adapter.js';

/** Ten years of a busy calendar are about 10 MB. */
const limits = { maxBytes: 16_000_000, timeoutMs: 8_000 };
const calendarId = 'feed';

/** The address of a calendar file: it is read and never written. */
export class IcsAdapter implements CalendarAdapter {
  constructor(
    private readonly url: string,
    private readonly parts: FileParts & { fetch: GuardedFetch },
  ) {}

  async describe() {
    const { body } = await this.read();
    const { name } = await this.busyOf(body, { from: 0, to: 0 });
    const { hostname } = new URL(this.url);
    const calendars = [{ id: calendarId, name: name || hostname, primary: true, canWrite: false }];
    return { accountKey: hashToken(this.url), email: hostname, calendars };
  }

  async busy(_calendarId: string, window: Range, known?: Validators): Promise<BusyReply | null> {
    const { body, validators, isUnchanged } = await this.read(known);
    return isUnchanged ? null : { ...(await this.busyOf(body, window)), validators };
  }

  put(): Promise<Written> {
    return Promise.reject(new ProviderError('invalid_credentials', 'An ICS address cannot be written to'));
  }

  async remove(): Promise<void> {
    // Nothing was ever written.
  }

  private async busyOf(body: Buffer, window: Range) {
    const { ics, zone, tooComplex, addresses } = this.parts;
    const own = body.includes('DECLINED') ? [...(await addresses()), ...addressesIn(this.url)] : [];
    return ics.read({ files: [body], window, owner: { zone, addresses: own } }, tooComplex);
  }

  private async read(known?: Validators) {
    try {
      const { body, status, validators } = await this.parts.fetch(this.url, { ...limits, ...(known ? { known } : {}) });
      return { body, validators, isUnchanged: status === 304 };
    } catch (error) {
      if (!(error instanceof EgressError)) throw error;
      // The status is used only for public servers: others would describe our own network.
      const isGone = [401, 403, 404, 410].includes(error.httpStatus ?? 0);
      throw new ProviderError(isGone ? 'invalid_reply' : 'unavailable', `ICS address: ${error.reason}`, {
        cause: error,
      });
    }
  }
}

/** The private address of a Google calendar names its owner. */
const addressesIn = (url: string): string[] => decoded(url).match(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g) ?? [];

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    // A percent sign that encodes nothing.
    return url;
  }
}
