import { sectionAudienceSchema, type SectionAudience } from '@linkyard/contracts';

/** What is said of when and to whom a section is shown, and nothing else; what is not said is not there. */
export function audienceIn(part: Partial<SectionAudience>): Partial<SectionAudience> {
  const { visibleFrom, visibleUntil, timeZone, rules, gate } = part;
  const said = Object.entries({ visibleFrom, visibleUntil, timeZone, rules, gate });
  return Object.fromEntries(said.filter(([, value]) => value !== undefined));
}

/** When and to whom a section is shown, whole. */
export const audienceOf = (section: Partial<SectionAudience>): SectionAudience =>
  sectionAudienceSchema.parse(audienceIn(section));
