import type { RatingItem } from '@linkyard/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { ratingTotalsModel, type RatingTotals as Totals } from './rating-totals.model.js';

type Counts = RatingItem['counts'];
interface Rated {
  sectionId: string;
  userId: string;
}

/** The stored counts of sections that are rated. */
@Injectable()
export class RatingTotals {
  constructor(@Inject(ServiceDatabase) private readonly database: ServiceDatabase) {}

  private get totals() {
    return this.database.collection(ratingTotalsModel);
  }

  /** Adds to the counts, by number of stars; negative numbers take away. @returns the counts after it */
  async change(
    { sectionId, userId }: Rated,
    by: readonly [stars: number, by: number][],
    session: ClientSession,
  ): Promise<Counts> {
    const sums = new Map<string, number>();
    for (const [stars, count] of by) sums.set(`counts.${stars}`, (sums.get(`counts.${stars}`) ?? 0) + count);
    const after = await this.totals.findOneAndUpdate(
      { _id: sectionId, userId },
      { $inc: Object.fromEntries(sums) },
      { upsert: true, returnDocument: 'after', session },
    );
    return countsOf(after);
  }

  async of(sectionId: string, session?: ClientSession): Promise<Counts> {
    return countsOf(await this.totals.findOne({ _id: sectionId }, { session }));
  }

  async ofSections(userId: string, sectionIds: readonly string[]): Promise<Map<string, Counts>> {
    const rows = await this.totals.find({ userId, _id: { $in: [...sectionIds] } }, { maxTimeMS: 2_000 }).toArray();
    return new Map(rows.map((row) => [row._id, countsOf(row)]));
  }
}

function countsOf(totals: Totals | null): Counts {
  const at = (stars: 1 | 2 | 3 | 4 | 5) => Math.max(0, totals?.counts?.[stars] ?? 0);
  return [at(1), at(2), at(3), at(4), at(5)];
}
