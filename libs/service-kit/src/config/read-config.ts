import { fieldErrors, inEnglish, isFieldCode } from '@linkyard/contracts';
import type { z } from 'zod';

/** A start-up setting is missing or wrong. The message names every one of them, a line each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads settings from the environment.
 * @throws ConfigError naming each missing or wrong variable; values are never printed, they may be secrets
 */
export function readConfig<Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.output<Schema> {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0] ?? '(environment)');
    const why = isFieldCode(issue.message)
      ? inEnglish(fieldErrors({ issues: [issue] })[0] ?? { code: issue.message })
      : issue.message;
    return env[name] === undefined ? `${name} is missing: ${why}` : `${name} is wrong: ${why}`;
  });
  throw new ConfigError(`Cannot start.\n${[...new Set(lines)].map((line) => `  ${line}`).join('\n')}`);
}
