import { readFileSync, statSync } from 'node:fs';

const maxMs = 5 * 60_000;
const reportAfterMs = 30_000;

/**
 * How long a process that starts is waited for: as long as it does something, which takes longer on a busy machine.
 * @param {{name: string, pid: number, logFile: string}} child
 * @param {{quietMs: number, report?: (line: string) => void, now?: () => number, progressOf?: (child: object) => string}} options
 *   quietMs: it has used no processor and written no line for this long; report: gets one line when it takes long
 * @returns {() => boolean}  asked again and again: whether it is to be waited for any longer
 */
export function patienceWith(child, { quietMs, report, now = Date.now, progressOf = progress }) {
  const begun = now();
  let seen = progressOf(child);
  let seenAt = begun;
  let hasReported = false;
  return () => {
    const current = progressOf(child);
    if (current !== seen) {
      seen = current;
      seenAt = now();
    }
    if (!hasReported && now() - begun > reportAfterMs) {
      hasReported = true;
      report?.(`${child.name} is still starting: this machine is busy`);
    }
    return now() - seenAt < quietMs && now() - begun < maxMs;
  };
}

const progress = ({ pid, logFile }) => `${sizeOf(logFile)} ${processorSecondsOf(pid)}`;

const sizeOf = (file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Whole seconds; where the system does not say so, only the log counts. @source man proc_pid_stat: utime and stime, hundredths of a second */
function processorSecondsOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return Math.floor((Number(fields[11]) + Number(fields[12])) / 100);
  } catch {
    // Not Linux, or it has just ended, which the caller sees by itself.
    return 0;
  }
}
