import { useAppSelector } from '../../shared/session/use-session.js';

/** Who may open an account at this site. What is sent there is judged by the service again. @source models.md 16 */
export const useSignup = (): 'open' | 'invite' | 'closed' => useAppSelector((state) => state.seo.signup ?? 'open');
