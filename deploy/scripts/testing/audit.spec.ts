import { describe, expect, it } from '@jest/globals';
import { auditOutcome } from './audit.mjs';

const fault = (name: string, severity: string, fixAvailable: unknown) => ({
  [name]: { name, severity, range: '<2.0.0', fixAvailable, via: [{ title: 'A fault', url: 'https://x.example/1' }] },
});
const report = (vulnerabilities: object) =>
  JSON.stringify({ vulnerabilities, metadata: { dependencies: { prod: 500, total: 900 } } });

describe('the audit of dependencies', () => {
  it('counts the packages that run in production', () => {
    expect(auditOutcome(report({})).counts).toEqual({ passed: 500, failed: 0, skipped: 0 });
  });

  it('fails for serious faults that a newer version does not have, and names them', () => {
    const found = { ...fault('one', 'critical', true), ...fault('two', 'high', { name: 'two', version: '2.0.1' }) };
    const { counts, output } = auditOutcome(report(found));
    expect(counts).toEqual({ passed: 498, failed: 2, skipped: 0 });
    expect(output).toContain('critical: one <2.0.0, a fix exists (npm audit fix). A fault https://x.example/1');
  });

  it('lists what is less serious or cannot be mended', () => {
    const outcome = auditOutcome(report({ ...fault('one', 'moderate', true), ...fault('two', 'critical', false) }));
    expect(outcome).toMatchObject({ counts: { failed: 0 }, note: expect.stringContaining('2 less serious') });
  });

  it.each([
    ['npm warn audit 405\n{"message":"405 Method Not Allowed","error":{"summary":""}}\nnpm error log', '405 Method'],
    ['{"error":{"summary":"getaddrinfo ENOTFOUND registry.npmjs.org"}}', 'ENOTFOUND'],
    ['<html>proxy</html>', 'no answer'],
    ['', 'no answer'],
  ])('is skipped with one line where the registry has none: %s', (text, reason) => {
    const { counts, note } = auditOutcome(text);
    expect(counts).toEqual({ passed: 0, failed: 0, skipped: 1 });
    expect(note).toContain(reason);
  });
});
