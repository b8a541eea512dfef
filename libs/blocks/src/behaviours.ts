import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Built scripts: one folder up from src/ and from dist/ alike. Served under /assets/blocks/. */
export const behavioursFolder = fileURLToPath(new URL('../dist/behaviours/', import.meta.url));

const manifestSchema = z.record(
  z.string(),
  z.object({
    /** Name with its content's hash: may be cached for ever. */
    file: z.string(),
    bytes: z.number(),
    gzipBytes: z.number(),
  }),
);
/** By block code; `beacon` is the view and click beacon. */
export type ScriptManifest = z.output<typeof manifestSchema>;

let manifest: ScriptManifest | undefined;

/** What the build made. Without a build (unit tests on sources) the manifest is empty. */
export function scriptManifest(): ScriptManifest {
  if (!manifest) {
    const path = `${behavioursFolder}manifest.json`;
    manifest = existsSync(path) ? manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
  }
  return manifest;
}

/** Files of these blocks' scripts, in their order; an unbuilt one goes by its plain name. */
export function behaviourScripts(codes: Iterable<string>): string[] {
  const built = scriptManifest();
  return [...new Set(codes)].map((code) => built[code]?.file ?? `${code}.js`);
}
