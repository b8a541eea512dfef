import { z } from 'zod';

const modes = ['development', 'production'] as const;

/**
 * `LINKYARD_MODE`: development allows what is no risk on a developer's machine alone (generated secrets, demo accounts, simulators, loopback
 * hosts). It is chosen, never assumed, and NODE_ENV, which belongs to the libraries, has no part in it.
 */
export const installationMode = z.enum(modes).default('production');

interface Moded {
  LINKYARD_MODE: (typeof modes)[number];
}
export const isProduction = ({ LINKYARD_MODE }: Moded): boolean => LINKYARD_MODE === 'production';

/** A simulator has no TLS; the address of a provider has. */
const isSimulator = (address: unknown): boolean => typeof address === 'string' && !address.startsWith('https://');

/**
 * For `superRefine` of settings: production refuses simulators.
 * @param names of settings with the address of a provider's API
 */
export const refuseSimulators =
  <Name extends string>(names: readonly Name[]) =>
  (config: Moded & Partial<Record<Name, unknown>>, issues: z.RefinementCtx): void => {
    if (!isProduction(config)) return;
    for (const name of names.filter((one) => isSimulator(config[one])))
      issues.addIssue({ code: 'custom', path: [name], message: 'production cannot use a simulator' });
  };
