import { type SectionPart, without } from '../document/document.js';
import type { Conflict, Reconciled } from './conflict.js';
import { sameContent } from './next-operation.js';
import { type Operation, sentSection } from './operation.js';
import { type Remote, type Shadow, withIds } from './shadow.js';

type Normalise = (section: SectionPart) => SectionPart;

interface Versions {
  base: SectionPart | undefined;
  ours: SectionPart | undefined;
  theirs: SectionPart | undefined;
}
/** What the shadow and the local document hold of one section afterwards. */
interface Verdict {
  shadow: SectionPart | undefined;
  local: SectionPart | undefined;
  conflict?: boolean;
  /** Deleted elsewhere, kept here: it can be brought back. */
  revive?: boolean;
}

/** Merges whether it is shown by itself: hiding and rewording do not contend. */
const mergedStatus = (base: SectionPart, ours: SectionPart, theirs: SectionPart): SectionPart =>
  ours.status === base.status && ours.status !== theirs.status ? { ...ours, status: theirs.status } : ours;

function bothHave(
  base: SectionPart,
  ours: SectionPart,
  theirs: SectionPart,
  same: typeof sameContent,
  sent?: SectionPart,
): Verdict {
  const local = mergedStatus(base, ours, theirs);
  const { status } = theirs;
  if (same(theirs, base)) return { shadow: { ...base, status }, local };
  // Our own save, whose answer was lost.
  if (sent && same(theirs, sent)) return { shadow: { ...sent, status }, local };
  if (same(theirs, ours)) return { shadow: { ...ours, status }, local };
  if (same(ours, base)) return { shadow: theirs, local: { ...theirs, status: local.status } };
  return { shadow: theirs, local, conflict: true };
}

function judge({ base, ours, theirs }: Versions, same: typeof sameContent, sent?: SectionPart): Verdict {
  if (theirs && ours && base) return bothHave(base, ours, theirs, same, sent);
  // Made here, and the answer was lost; or brought back elsewhere.
  if (theirs && ours) return { shadow: same(theirs, ours) ? { ...ours, status: theirs.status } : theirs, local: ours };
  // Deleted here: the deletion goes on. Made elsewhere: taken over.
  if (theirs) return { shadow: theirs, local: base || sent ? undefined : theirs };
  if (ours && base) {
    const untouched = same(ours, base) && ours.status === base.status;
    return untouched ? { shadow: undefined, local: undefined } : { shadow: undefined, local: ours, revive: true };
  }
  return { shadow: undefined, local: ours };
}

/** Each section by itself; the orders follow after it. */
export function reconcileSections(
  { shadow, local, conflicts }: Reconciled,
  remote: Remote,
  inFlight: Operation | null,
  normalise: Normalise,
): Reconciled {
  const same: typeof sameContent = (one, other) =>
    sameContent(one, other) || sameContent(normalise(one), normalise(other));
  const ids = Object.keys({ ...remote.document.sections, ...shadow.document.sections, ...local.sections });
  let stored = shadow.document.sections;
  let kept = local.sections;
  let trash = shadow.trash;
  const found: Conflict[] = [...conflicts];
  const put = (parts: Shadow['document']['sections'], id: string, part: SectionPart | undefined) =>
    part === undefined ? without(parts, id) : parts[id] === part ? parts : { ...parts, [id]: part };
  for (const id of ids) {
    const versions = { base: stored[id], ours: kept[id], theirs: remote.document.sections[id] };
    const rev = remote.revs.sections[id];
    if (versions.base && versions.theirs && versions.ours && rev === shadow.revs.sections[id]) continue;
    const verdict = judge(versions, same, sentSection(inFlight, id));
    stored = put(stored, id, verdict.shadow);
    kept = put(kept, id, verdict.local);
    if (verdict.revive) trash = withIds(trash, [id]);
    if (verdict.conflict && versions.base && versions.theirs) {
      const { base, theirs } = versions;
      found.push({ kind: 'section', id, theirs, base, baseRev: shadow.revs.sections[id] });
    }
  }
  return {
    shadow: {
      ...shadow,
      document: { ...shadow.document, sections: stored },
      revs: { ...shadow.revs, sections: remote.revs.sections },
      trash: trash.filter((id) => !remote.document.sections[id]),
    },
    local: { ...local, sections: kept },
    conflicts: found,
  };
}
