import { describe, expect, it } from '@jest/globals';
import { failedOutput } from './nx-output.mjs';

const output = `
> nx run @linkyard/mail:build

mail says nothing of interest

> nx run @linkyard/frontend:build

Could not resolve './Page.js'

> nx run @linkyard/ui:build

fine


 NX   Running target build for 3 projects failed

Failed tasks:

- @linkyard/frontend:build
`;

describe('a failed build', () => {
  it('shows what the failed task said, and only that', () => {
    expect(failedOutput(output)).toBe("> nx run @linkyard/frontend:build\n\nCould not resolve './Page.js'");
  });

  it('shows everything when nx itself failed', () => {
    expect(failedOutput('nx: no such project')).toBe('nx: no such project');
  });
});
