import type { VisitorHost } from '@linkyard/contracts';
import { useUser } from '../session/use-session.js';

/** The signed-in creator as visitors see them, for previews. */
export function useOwnHost(): VisitorHost {
  const user = useUser();
  return { name: user?.name ?? '', picture: user?.profile_image ?? '', look: null };
}
