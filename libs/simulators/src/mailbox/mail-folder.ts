import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { keptMail, type KeptMail } from './kept-mail.js';

const envelope = z.object({ id: z.string(), at: z.string(), from: z.string(), to: z.array(z.string()) });

/** At most this many; the oldest go first. */
const limit = 500;

export interface MailQuery {
  /** Receivers must hold this, in any case. */
  to?: string;
  /** Subject, people or text must hold this. */
  search?: string;
}

/** Mails in memory, and in a folder when there is one, so that they outlive a restart. */
export class MailFolder {
  private mails: Array<{ mail: KeptMail; raw: Buffer }> = [];
  /** Goes up with every change: who saw this number saw everything. */
  version = 0;

  private constructor(private readonly folder: string | null) {}

  static async open(folder: string | null): Promise<MailFolder> {
    const mails = new MailFolder(folder);
    if (folder) await mails.load(folder);
    return mails;
  }

  async add(from: string, to: string[], raw: Buffer): Promise<KeptMail> {
    const at = new Date();
    const time = Math.floor(at.getTime()).toString(16).padStart(12, '0');
    const kept = { id: `${time}${randomBytes(6).toString('hex')}`, at: at.toISOString(), from, to };
    const mail = await keptMail(kept, raw);
    if (this.folder) {
      await writeFile(join(this.folder, `${kept.id}.eml`), raw, { mode: 0o600 });
      // The envelope last: a mail without one was not received whole.
      await writeFile(join(this.folder, `${kept.id}.json`), JSON.stringify(kept), { mode: 0o600 });
    }
    this.mails.unshift({ mail, raw });
    this.version += 1;
    for (const old of this.mails.slice(limit)) await this.remove(old.mail.id);
    return mail;
  }

  /** Newest first. */
  list({ to = '', search = '' }: MailQuery): KeptMail[] {
    const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
    return this.mails
      .map(({ mail }) => mail)
      .filter(({ envelopeTo, to: named }) =>
        has([...envelopeTo, ...named.map(({ address }) => address)].join('\n'), to),
      )
      .filter(({ subject, text, from, to: named, envelopeTo }) =>
        has(
          [subject, text, from.name, from.address, ...named.map(({ name }) => name), ...envelopeTo].join('\n'),
          search,
        ),
      );
  }

  find(id: string): { mail: KeptMail; raw: Buffer } | null {
    return this.mails.find(({ mail }) => mail.id === id) ?? null;
  }

  async remove(id: string): Promise<boolean> {
    if (!this.find(id)) return false;
    this.mails = this.mails.filter(({ mail }) => mail.id !== id);
    this.version += 1;
    if (this.folder) {
      for (const end of ['json', 'eml']) await rm(join(this.folder, `${id}.${end}`), { force: true });
    }
    return true;
  }

  async clear(): Promise<number> {
    const ids = this.mails.map(({ mail }) => mail.id);
    for (const id of ids) await this.remove(id);
    return ids.length;
  }

  private async load(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const notes = (await readdir(folder)).filter((name) => /^[0-9a-f]{24}\.json$/.test(name)).sort();
    for (const name of notes.slice(-limit)) {
      const kept = envelope.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
      const raw = await readFile(join(folder, `${kept.id}.eml`));
      this.mails.unshift({ mail: await keptMail(kept, raw), raw });
    }
  }
}
