import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { ScriptName } from './scripts/script-names.js';

/** Built scripts: one folder up from src/ and from dist/ alike. */
export const scriptsFolder = fileURLToPath(new URL('../dist/scripts-of-screens/', import.meta.url));
/** Where the gateway serves them. */
export const scriptsPath = '/assets/storefront';

let manifest: Record<string, string> | undefined;
/** What the build made. Without a build (unit tests on sources) the manifest is empty. */
function files(): Record<string, string> {
  const path = `${scriptsFolder}manifest.json`;
  manifest ??= existsSync(path) ? z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
  return manifest;
}

/** Path of a screen's script on each host; its name has the hash of its content. */
export const scriptPath = (name: ScriptName): string => `${scriptsPath}/${files()[name] ?? `${name}.js`}`;
