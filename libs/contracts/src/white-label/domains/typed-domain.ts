import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';

/** What a person typed or pasted, possibly a whole address: the service takes the host out of it. */
export const typedDomain = z.string().trim().min(1, refusedAs('domains.not_a_domain')).max(2048);
