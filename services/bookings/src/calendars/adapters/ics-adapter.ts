import { hashToken } from '@linkyard/crypto';
import { EgressError, type GuardedFetch, type Validators } from '@linkyard/egress';
import type { Range } from '@linkyard/slots';
import { ProviderError } from '../../providers/provider-error.js';
import type { BusyReply, CalendarAdapter, FileParts, Written } from './calendar-adapter.js';

const limits = { maxBytes: 4_000_000, timeoutMs: 8_000 };
const calendarId = 'feed';

/** The address of a calendar file: it is read and never written. */
export class IcsAdapter implements CalendarAdapter {
  constructor(
    private readonly url: string,
    private readonly parts: FileParts & { fetch: GuardedFetch },
  ) {}

  async describe() {
    const { text } = await this.read();
    await this.busyOf(text, { from: 0, to: 0 });
    const name = /^X-WR-CALNAME:(.{1,120})/m.exec(text)?.[1]?.trim() ?? '';
    const { hostname } = new URL(this.url);
    const calendars = [{ id: calendarId, name: name || hostname, primary: true, canWrite: false }];
    return { accountKey: hashToken(this.url), email: hostname, calendars };
  }

  async busy(_calendarId: string, window: Range, known?: Validators): Promise<BusyReply | null> {
    const { text, validators, isUnchanged } = await this.read(known);
    return isUnchanged ? null : { ...(await this.busyOf(text, window)), validators };
  }

  put(): Promise<Written> {
    return Promise.reject(new ProviderError('refused', 'An ICS address cannot be written to'));
  }

  async remove(): Promise<void> {
    // Nothing was ever written.
  }

  private busyOf(text: string, window: Range): Promise<BusyReply> {
    const { ics, zone, tooComplex } = this.parts;
    return ics.read({ files: [text], window, zone }, tooComplex);
  }

  private async read(known?: Validators) {
    try {
      const { body, status, validators } = await this.parts.fetch(this.url, { ...limits, ...(known ? { known } : {}) });
      return { text: body.toString('utf8').replace(/^\uFEFF/, ''), validators, isUnchanged: status === 304 };
    } catch (error) {
      if (!(error instanceof EgressError)) throw error;
      // The status is used only for public servers: others would describe our own network.
      const isGone = [401, 403, 404, 410].includes(error.httpStatus ?? 0);
      throw new ProviderError(isGone ? 'unreadable' : 'unavailable', `ICS address: ${error.reason}`, { cause: error });
    }
  }
}
