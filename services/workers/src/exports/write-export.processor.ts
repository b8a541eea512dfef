import { beginExport, finishExport, progressExport, writeExport } from '@linkyard/contracts';
import { defineProcessor, type Processor } from '@linkyard/queue';
import { systemContext, type Bus, type Logger } from '@linkyard/service-kit';
import type { ObjectStore } from '@linkyard/storage';
import { exportPages, type ExportPlan } from './export-rows.js';
import { csvWriter, jsonWriter, xlsxWriter, type ExportWriter } from './export-writer.js';

interface Parts {
  bus: Pick<Bus, 'request'>;
  store: ObjectStore;
  logger: Logger;
}
const writers = { csv: csvWriter, xlsx: xlsxWriter, json: jsonWriter } as const;

interface Written {
  rows: number;
  /** Bytes. */
  size: number;
}

/**
 * Writes the file of an export while its pages arrive. A run that was killed begins again under the same key; the last attempt that fails
 * says so to the person.
 * @source models.md 21, quality R14
 */
export function writeExportProcessor({ bus, store, logger }: Parts): Processor {
  return defineProcessor({
    job: writeExport,
    async process({ exportId, ownerId }, { attempt }) {
      const ctx = systemContext();
      const { plan } = await bus.request(beginExport, { exportId, ownerId }, ctx);
      if (!plan) return;
      const about = { exportId, ownerId };
      try {
        const note = (rows: number) => bus.request(progressExport, { ...about, rows }, ctx);
        const written = await writeFile({ bus, store }, plan, ownerId, note);
        const { kept } = await bus.request(finishExport, { ...about, outcome: 'ready', ...written }, ctx);
        if (!kept) await store.delete(plan.key);
      } catch (error) {
        if (attempt < writeExport.attempts) throw error;
        logger.error({ err: error, exportId }, 'an export could not be written');
        await bus.request(finishExport, { ...about, outcome: 'failed', rows: 0, size: 0 }, ctx);
      }
    },
  });
}

async function writeFile(
  { bus, store }: Pick<Parts, 'bus' | 'store'>,
  plan: ExportPlan,
  ownerId: string,
  note: (rows: number) => Promise<unknown>,
): Promise<Written> {
  const writer = writers[plan.format]();
  const storing = store.put(plan.key, writer.body, { contentType: writer.contentType });
  const [rows, { size }] = await Promise.all([fill(writer, exportPages(bus, plan, ownerId), note), storing]);
  return { rows, size };
}

async function fill(
  writer: ExportWriter,
  pages: ReturnType<typeof exportPages>,
  note: (rows: number) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  try {
    for await (const page of pages) {
      await writer.write(page);
      count += page.rows.length;
      await note(count);
    }
    await writer.end();
    return count;
  } catch (error) {
    // The store gives up what it has so far.
    writer.body.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}
