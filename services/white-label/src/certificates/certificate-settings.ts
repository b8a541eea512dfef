import { readFileSync } from 'node:fs';
import { installationMode, isProduction, readConfig } from '@linkyard/service-kit';
import { z } from 'zod';

export const CERTIFICATE_SETTINGS = Symbol('white-label:certificate-settings');

const schema = z.object({
  LINKYARD_MODE: installationMode,
  /** The entrance with TLS as services reach it, `host:port`. Empty: in production the address that a host itself has. */
  TLS_PROBE_ADDRESS: z
    .string()
    .trim()
    .regex(/^(?:[^\s:/]+:\d{1,5})?$/, 'host:port')
    .default(''),
  /** A file with the certificate of an authority beside the public ones. */
  TLS_PROBE_CA_FILE: z.string().default(''),
});

export interface CertificateSettings {
  /** Whether hosts have certificates at all: on a developer's machine there is no entrance with TLS unless one is named. */
  hasTls: boolean;
  address: { host: string; port: number } | null;
  authority: string;
}

/** @throws ConfigError, or that the file cannot be read */
export function certificateSettingsFrom(env: NodeJS.ProcessEnv): CertificateSettings {
  const { TLS_PROBE_ADDRESS: named, TLS_PROBE_CA_FILE: file, ...config } = readConfig(schema, env);
  const [host = '', port = ''] = named.split(':');
  return {
    hasTls: named !== '' || isProduction(config),
    address: named === '' ? null : { host, port: Number(port) },
    authority: file === '' ? '' : readFileSync(file, 'utf8'),
  };
}
