import { gist, run, which } from '../commands.mjs';

/** Runs a command to its end. @throws Error  with its last words, when it is missing or fails */
export async function must(command, args, options) {
  if (!which([command])) throw new Error(`${command} is not there`);
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} said: ${gist(output)}`);
}
