import { useBrandQuery } from '../../shared/brand/api.js';

/** Who may open an account at this site. Open until the site has answered: what is sent there is judged by the service. @source models.md 16 */
export const useSignup = (): 'open' | 'invite' | 'closed' => useBrandQuery({}).data?.signup ?? 'open';
