/**
 * What the failed tasks of an nx run printed, without the tasks that went well.
 * @param {string} output  of `nx run-many --outputStyle=static`
 * @returns {string}  the whole output when it names no failed task
 */
export function failedOutput(output) {
  const failed = [...(output.split('Failed tasks:')[1] ?? '').matchAll(/^- (\S+)/gm)].map(([, task]) => task);
  const blocks = output.split(/^(?=> nx run )/m);
  const failures = blocks.filter((block) => failed.some((task) => block.startsWith(`> nx run ${task}`)));
  return (failures.length > 0 ? failures.map(withoutSummary).join('\n') : output).trim();
}

const withoutSummary = (block) => block.split(/^\s*NX\s{2,}/m)[0] ?? '';
