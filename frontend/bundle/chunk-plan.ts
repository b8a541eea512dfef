/** What the planner reads of one file that the bundler made by itself. */
export interface MadeChunk {
  fileName: string;
  /** Files it imports at once; not those it imports when it comes to that. */
  imports: readonly string[];
  moduleIds: readonly string[];
  isEntry: boolean;
  facadeModuleId: string | null;
}

const isScreen = (id: string) =>
  /\/src\/features\/.*Screen\.tsx$|\/app\/(?:frame\/Frame|live\/LiveUpdates)\.tsx$/.test(id);
// What is live comes with every screen of somebody who is signed in.
const isLive = (id: string) => id.includes('/app/live/');
const isEditor = (id: string) => id.includes('/features/editor/') || isLive(id);
const isEntrance = (id: string) => /\/(?:features\/auth|areas\/public)\//.test(id);
const isDesk = (id: string) => isLive(id) || !(isEditor(id) || isEntrance(id));

/** A file and all it needs at once, each after what it needs itself: the order in which they can run. */
export function needsOf<Chunk extends { imports: readonly string[] }>(
  file: string,
  chunks: ReadonlyMap<string, Chunk>,
) {
  const seen = new Set<string>();
  const inOrder: string[] = [];
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    chunks.get(name)?.imports.forEach(visit);
    inOrder.push(name);
  };
  visit(file);
  return inOrder;
}

// Lower ones never import from higher ones, and a module is needed wherever the one that imports it is: so no two files need each other.
const layers = [
  // Apart from the other packages of a first visit: what a screen needs beside them is asked for when one of the two files is there.
  { name: 'react', holds: (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id) },
  { name: 'vendor', holds: (id: string) => id.includes('/node_modules/') },
  { name: 'contracts', holds: (id: string) => id.includes('/libs/contracts/') },
  { name: 'ui', holds: (id: string) => id.includes('/libs/ui/') },
  { name: 'blocks', holds: (id: string) => id.includes('/libs/blocks/') },
] as const;
const layerOf = (id: string) => layers.find(({ holds }) => holds(id))?.name ?? 'app';

/** Who needs a module, in the name of a file; null where one screen alone does, or none at once. */
function usersName(screens: readonly string[]) {
  const kinds = [
    screens.some(isEntrance) && 'entrance',
    screens.some(isDesk) && 'desk',
    screens.some(isEditor) && 'editor',
  ].filter((kind) => kind !== false);
  return screens.length > 1 || kinds[0] === 'editor' ? kinds.join('-') : null;
}

/**
 * Which file each module goes to, read off a division as fine as possible. A visit then needs a few files of some size: HTTP/1.1 has six under way at
 * a time, and each is a way to the server and back. A file holds what the same kinds of screens need, so that none loads much that it does not run.
 * @returns module id → name of its file; a module that is not in it stays where the bundler puts it
 */
export function planChunks(made: readonly MadeChunk[]): Map<string, string> {
  const chunks = new Map(made.map((chunk) => [chunk.fileName, chunk]));
  const users = new Map<string, string[]>();
  const initial = new Set(
    made.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...needsOf(fileName, chunks)]),
  );
  for (const { fileName, facadeModuleId: screen } of made) {
    if (screen === null || !isScreen(screen)) continue;
    for (const file of needsOf(fileName, chunks)) users.set(file, [...(users.get(file) ?? []), screen]);
  }
  const plan = new Map<string, string>();
  for (const { fileName, moduleIds } of made) {
    const name = initial.has(fileName) ? 'start' : usersName(users.get(fileName) ?? []);
    if (name) for (const id of moduleIds) plan.set(id, `${name}-${layerOf(id)}`);
  }
  return plan;
}
