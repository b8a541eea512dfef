import { run } from '../commands.mjs';
import { root } from '../paths.mjs';

/** It is one request; a registry that answers later than this is not there. */
const timeoutMs = 30_000;
const serious = new Set(['high', 'critical']);

/**
 * What `npm audit --json` found. A package fails when it is reported as serious and a version without the fault exists; the others are only
 * listed, because nothing can be done about them here.
 * @returns {{counts: import('./counts.mjs').Counts, output: string, note?: string}}
 */
export function auditOutcome(text) {
  const report = parsed(text);
  if (!report?.vulnerabilities || !report.metadata) {
    const reason = String(report?.message ?? report?.error?.summary ?? 'no answer').slice(0, 80);
    return {
      counts: { passed: 0, failed: 0, skipped: 1 },
      output: text,
      note: `the registry has no audit (${reason})`,
    };
  }
  const found = Object.values(report.vulnerabilities);
  const failed = found.filter(({ severity, fixAvailable }) => serious.has(severity) && fixAvailable !== false).length;
  const all = report.metadata.dependencies?.prod ?? report.metadata.dependencies?.total ?? 0;
  return {
    counts: { passed: Math.max(1, all - failed), failed, skipped: 0 },
    output: found.map(lineOf).join('\n'),
    ...(found.length > failed && {
      note: `${found.length - failed} less serious or without a fix: .data/test-logs/audit.log`,
    }),
  };
}

const lineOf = ({ name, severity, range, fixAvailable, via }) => {
  const titles = via.flatMap((cause) => (typeof cause === 'object' ? [`${cause.title} ${cause.url}`] : []));
  return `${severity}: ${name} ${range}, ${fixAvailable ? 'a fix exists (npm audit fix)' : 'no fix yet'}. ${titles.join('; ')}`;
};

function parsed(text) {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  try {
    return start === -1 ? undefined : JSON.parse(text.slice(start, end + 1));
  } catch {
    // Not the answer of an audit: a proxy's page, or a message cut off.
    return undefined;
  }
}

/** Known faults of the packages that run in production, where the registry lists them. */
export async function runAudit() {
  const args = ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=10000'];
  const { output } = await run('npm', args, { cwd: root, timeoutMs });
  return auditOutcome(output);
}
