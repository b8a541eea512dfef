import { renewed } from './acknowledge.js';
import type { Operation } from './operation.js';
import { type Remote, type Shadow, withIds } from './shadow.js';

/** What a section that is on neither list can still become: brought back, or made under a fresh id. */
export function afterDisagreement(shadow: Shadow, operation: Operation, remote: Remote): Shadow {
  if (operation.kind === 'section.restore') {
    const missing = operation.ids.filter((id) => !remote.document.sections[id]);
    // Where some are back already, by another window or by the call itself, the others may still come back too.
    return missing.length < operation.ids.length ? shadow : { ...shadow, ...renewed(shadow, missing) };
  }
  if (operation.kind === 'section.add' && !remote.document.sections[operation.section._id]) {
    // Its id is taken, so it lies among the deleted ones.
    return { ...shadow, trash: [...shadow.trash, operation.section._id] };
  }
  if (operation.kind === 'section.addMany') {
    const missing = operation.sections.filter(({ _id }) => !remote.document.sections[_id]);
    // One of the ids is taken, but it is unknown which: new ids are retried one by one.
    return {
      ...shadow,
      trash: withIds(
        shadow.trash,
        missing.map(({ _id }) => _id),
      ),
    };
  }
  return shadow;
}
