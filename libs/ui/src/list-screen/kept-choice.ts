import { useCallback, useState } from 'react';
import type { z } from 'zod';

const keyOf = (name: string) => `list-${name}`;

function read<Kept>(name: string, schema: z.ZodType<Kept>, otherwise: Kept): Kept {
  try {
    const parsed = schema.safeParse(JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null'));
    return parsed.success ? parsed.data : otherwise;
  } catch {
    // Not JSON, or storage is off: the screen works without it.
    return otherwise;
  }
}

/** A choice about a list that this device remembers. Storage that is full or off forgets it with the tab. */
export function useKeptChoice<Kept>(name: string, schema: z.ZodType<Kept>, otherwise: Kept) {
  const [kept, setKept] = useState(() => read(name, schema, otherwise));
  const keep = useCallback(
    (next: Kept) => {
      setKept(next);
      try {
        localStorage.setItem(keyOf(name), JSON.stringify(next));
      } catch {
        // It still holds until the tab closes.
      }
    },
    [name],
  );
  return [kept, keep] as const;
}
