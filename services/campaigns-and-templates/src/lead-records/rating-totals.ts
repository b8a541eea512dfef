import type { RatingItem } from '@linkyard/contracts';
import { Injectable } from '@nestjs/common';
import { InjectStored, trusted, type StoredModel } from '@linkyard/mongo';
import { ratingTotals, type Totals } from './rating-totals.schema.js';

type Counts = RatingItem['counts'];
interface Rated {
  sectionId: string;
  userId: string;
}

/** The stored counts of sections that are rated. */
@Injectable()
export class RatingTotals {
  constructor(
    @InjectStored('campaigns-and-templates', ratingTotals) private readonly totals: StoredModel<typeof ratingTotals>,
  ) {}

  /** Adds to the counts, by number of stars; negative numbers take away. @returns the counts after it */
  async change({ sectionId, userId }: Rated, by: readonly [stars: number, by: number][]): Promise<Counts> {
    const sums = new Map<string, number>();
    for (const [stars, count] of by) sums.set(`counts.${stars}`, (sums.get(`counts.${stars}`) ?? 0) + count);
    const after = await this.totals
      .findOneAndUpdate(
        { _id: sectionId, userId },
        { $inc: Object.fromEntries(sums) },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<Totals | null>()
      .exec();
    return countsOf(after);
  }

  async of(sectionId: string): Promise<Counts> {
    return countsOf(await this.totals.findOne({ _id: sectionId }).lean<Totals | null>().exec());
  }

  async ofSections(userId: string, sectionIds: readonly string[]): Promise<Map<string, Counts>> {
    const rows = await this.totals
      .find({ userId, _id: trusted({ $in: [...sectionIds] }) }, null, { maxTimeMS: 2_000 })
      .lean<Totals[]>()
      .exec();
    return new Map(rows.map((row) => [row._id, countsOf(row)]));
  }
}

function countsOf(totals: Totals | null): Counts {
  const at = (stars: 1 | 2 | 3 | 4 | 5) => Math.max(0, totals?.counts?.[stars] ?? 0);
  return [at(1), at(2), at(3), at(4), at(5)];
}
