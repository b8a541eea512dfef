import type { Activity } from '@linkyard/contracts';
import { dayOf } from '@linkyard/languages';

interface OwnerFacts {
  userId: string;
  timeZone: string;
}

/** What a batch adds to one rollup. */
export interface RollupChange {
  _id: string;
  userId: string;
  campaignId: string;
  sectionId: string | null;
  date: string;
  /** Field → how much to add: 'views', 'byDevice.mobile', … */
  increments: Record<string, number>;
}

/** Keys of an object in MongoDB hold no dot, no leading dollar and no zero; U+FF0E and U+FF04 stand for them, a zero is left out. */
export const fieldName = (text: string) =>
  text.replaceAll('\0', '').slice(0, 200).replaceAll('.', '．').replace(/^\$/, '＄') || '-';
export const fromFieldName = (name: string) => name.replaceAll('．', '.').replace(/^＄/, '$');

/** Bots are kept as events and counted nowhere. */
export function rollUp(activities: readonly Activity[], owners: ReadonlyMap<string, OwnerFacts>): RollupChange[] {
  const changes = new Map<string, RollupChange>();
  for (const activity of activities) {
    const owner = owners.get(activity.campaignId);
    if (!owner || activity.isBot) continue;
    const date = dayOf(new Date(activity.at), owner.timeZone);
    addTo(changeOf(changes, owner, activity.campaignId, null, date), activity);
    if (activity.kind === 'click' && activity.sectionId)
      addTo(changeOf(changes, owner, activity.campaignId, activity.sectionId, date), activity);
  }
  return [...changes.values()];
}

function changeOf(
  changes: Map<string, RollupChange>,
  { userId }: OwnerFacts,
  campaignId: string,
  sectionId: string | null,
  date: string,
): RollupChange {
  const _id = `${campaignId}/${sectionId ?? ''}/${date}`;
  const change = changes.get(_id) ?? { _id, userId, campaignId, sectionId, date, increments: {} };
  changes.set(_id, change);
  return change;
}

function addTo({ increments }: RollupChange, { kind, device, country, referrerHost, target }: Activity) {
  const add = (field: string) => (increments[field] = (increments[field] ?? 0) + 1);
  if (kind === 'click') {
    add('clicks');
    if (target) add(`byTarget.${fieldName(target)}`);
    return;
  }
  add('views');
  add(`byDevice.${device}`);
  if (country) add(`byCountry.${country}`);
  add(`byReferrer.${fieldName(referrerHost ?? 'direct')}`);
}
