import { shownDuring } from '@linkyard/blocks/schema';
import { randomToken } from '@linkyard/crypto';
import { isInWindow, showRulesSchema, type SectionAudience } from '@linkyard/contracts';
import { isDeepStrictEqual } from 'node:util';
import type { Snapshot } from '../../authoring/history/revision.schema.js';
import type { PageDocument } from '../../authoring/pages/page.schema.js';
import { audienceOf } from '../../authoring/sections/section-audience.js';
import type { SectionDocument } from '../../authoring/sections/section.schema.js';

export interface PlacedSection {
  section: SectionDocument;
  audience: SectionAudience;
  /** Where it goes when the page is served; undefined for what all visitors see. */
  slot: string | undefined;
}

const allVisitors = showRulesSchema.parse({});

/** Switched on, in the order of their page. */
export const switchedOn = ({ sections }: Snapshot, page: PageDocument): SectionDocument[] => {
  const byId = new Map(sections.map((section) => [section._id, section]));
  return page.sectionOrder.flatMap((id) => byId.get(id) ?? []).filter(({ status }) => status === 1);
};

/** When and to whom a section is shown, no longer than its own block lets it. */
function withinOwnTime(section: SectionDocument): SectionAudience {
  const audience = audienceOf(section);
  const { from, until } = shownDuring(section.type, section.sectionData);
  const moments = (said: string | null, own: number | null) =>
    [said === null ? null : Date.parse(said), own].filter((moment) => moment !== null);
  const starts = moments(audience.visibleFrom, from);
  const ends = moments(audience.visibleUntil, until);
  return {
    ...audience,
    visibleFrom: starts.length ? new Date(Math.max(...starts)).toISOString() : null,
    visibleUntil: ends.length ? new Date(Math.min(...ends)).toISOString() : null,
  };
}

/**
 * What of a page can be seen from now on. A section whose time is over is gone for good; one that has begun, never ends and is for all visitors
 * needs no place of its own.
 */
export function placedSections(snapshot: Snapshot, page: PageDocument, now: Date): PlacedSection[] {
  return switchedOn(snapshot, page).flatMap((section) => {
    const audience = withinOwnTime(section);
    const { visibleFrom, visibleUntil, rules, gate } = audience;
    if (visibleUntil && Date.parse(visibleUntil) <= now.getTime()) return [];
    const isFree = visibleUntil === null && isInWindow({ visibleFrom }, now) && gate.type === 'none';
    const slot = isFree && isDeepStrictEqual(rules, allVisitors) ? undefined : randomToken(16);
    return [{ section, audience, slot }];
  });
}
