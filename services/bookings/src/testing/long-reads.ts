import type { ServiceDatabase } from '@linkyard/mongo';
import { z } from 'zod';

const profiled = z.object({ ns: z.string(), docsExamined: z.number().default(0), planSummary: z.string().default('') });
const few = 100;

/** The commands that examined more than a few records while work was done, by the database's own profiler. */
export async function longReads({ db, service }: ServiceDatabase, work: () => Promise<unknown>): Promise<string[]> {
  await db.command({ profile: 2 });
  try {
    await work();
  } finally {
    await db.command({ profile: 0 });
  }
  const profile = db.collection('system.profile');
  const rows = await profile.find({ ns: new RegExp(`${service}\\.`) }).toArray();
  await profile.drop();
  if (rows.length < 5) throw new Error('The profiler has recorded next to nothing');
  return rows
    .map((row) => profiled.parse(row))
    .filter(({ docsExamined }) => docsExamined > few)
    .map(({ ns, docsExamined, planSummary }) => `${ns} examined ${docsExamined} by ${planSummary}`);
}
