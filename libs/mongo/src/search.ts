/** A case-insensitive "contains" that takes the words literally, so no pattern of a caller is ever run. */
export const containing = (term: string) => ({
  $regex: term.slice(0, 120).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  $options: 'i',
});
