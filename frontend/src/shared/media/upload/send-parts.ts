import { beginUpload, cancelUpload, finishUpload, uploadPart, type ReplyOf } from '@linkyard/contracts';
import { callOf } from '../../api/contract-endpoints.js';
import type { Unwrapped } from '../../api/envelope.js';
import { fileKey } from './file-key.js';
import { patiently, type PatiencePorts } from './patience.js';
import { deliveredOf, shelfOf, type SendCall } from './send-whole.js';
import type { Delivered, UploadSteps, UploadWork } from './upload-queue.js';
import type { UploadSettings } from './upload-settings.js';

export interface SendPorts {
  send: SendCall;
  patience: PatiencePorts;
}

/** Restarts of an upload that the server no longer has, because it expired or was cancelled elsewhere. */
const maxRestarts = 3;

/** Sends a large file in parts. What has arrived stays there when the connection breaks, and when the page is loaded again. */
export async function sendParts(
  work: UploadWork,
  steps: UploadSteps,
  settings: UploadSettings,
  ports: SendPorts,
): Promise<Delivered> {
  const key = await fileKey(work.file);
  for (let beginnings = 1; ; beginnings += 1) {
    const answer = await new PartedSending(work, steps, settings, ports).run(key);
    const isForgotten = !answer.ok && answer.error.code === 'core.not_found';
    if (!isForgotten || beginnings === maxRestarts) return deliveredOf(answer);
  }
}

class PartedSending {
  constructor(
    private readonly work: UploadWork,
    private readonly steps: UploadSteps,
    private readonly settings: UploadSettings,
    private readonly ports: SendPorts,
  ) {}

  async run(key: string): Promise<Unwrapped> {
    const { file, name } = this.work;
    const type = this.settings.type ?? shelfOf(file);
    const begun = await this.ask(
      callOf(beginUpload, { name, size: file.size, type, mime: file.type.slice(0, 127), key }),
    );
    if (!begun.ok) return begun;
    const upload = beginUpload.reply.parse(begun.data);
    const forget = () => void this.forget(upload.uploadId);
    this.steps.signal.addEventListener('abort', forget, { once: true });
    try {
      return (await this.sendMissing(upload)) ?? (await this.finish(upload));
    } finally {
      this.steps.signal.removeEventListener('abort', forget);
    }
  }

  /** @returns what stopped it, or null when every part is there */
  private async sendMissing({ uploadId, partSize, received }: ReplyOf<typeof beginUpload>): Promise<Unwrapped | null> {
    const { file } = this.work;
    const there = new Set(received);
    const partAt = (index: number) => file.slice(index * partSize, (index + 1) * partSize);
    let arrived = received.reduce((sum, index) => sum + partAt(index).size, 0);
    this.steps.sending(arrived / file.size);
    for (let index = 0; index < Math.ceil(file.size / partSize); index += 1) {
      if (there.has(index)) continue;
      const part = partAt(index);
      const body = new FormData();
      body.append('uploadId', uploadId);
      body.append('index', String(index));
      body.append('file', part, 'part');
      const before = arrived;
      const onSent = (loaded: number) => this.steps.sending((before + Math.min(loaded, part.size)) / file.size);
      const answer = await this.ask(callOf(uploadPart, body), onSent);
      if (!answer.ok) return answer;
      arrived += part.size;
    }
    return null;
  }

  private finish({ uploadId, partSize }: ReplyOf<typeof beginUpload>): Promise<Unwrapped> {
    const parts = Math.ceil(this.work.file.size / partSize);
    const { folder } = this.settings;
    this.steps.sending(1);
    return this.ask(callOf(finishUpload, { uploadId, parts, ...(folder ? { folder } : {}) }));
  }

  private ask(call: ReturnType<typeof callOf>, onSent: (loaded: number) => void = () => undefined) {
    const { signal } = this.steps;
    return patiently(() => this.ports.send(call, { signal, onSent }), signal, this.ports.patience);
  }

  /** Its room is free at once; should this not arrive, it is after a day. */
  private async forget(uploadId: string) {
    const signal = new AbortController().signal;
    await this.ports.send(callOf(cancelUpload, { uploadId }), { signal, onSent: () => undefined });
  }
}
