import { describe, expect, it } from '@jest/globals';
import { withCompiledMessages } from './compiled-messages.js';

describe('compiled messages', () => {
  it('parses a message wherever its values stand', () => {
    expect(withCompiledMessages('_jsx(Trans, { id: "a", values: { 0: cost }, message: "Cost: {0} tokens" })')).toBe(
      '_jsx(Trans, { id: "a", values: { 0: cost }, message: ["Cost: ",["0"]," tokens"] })',
    );
    expect(withCompiledMessages('i18n._({ id: "b", message: "Pages" }, { id: "c", message: "{n}" })')).toBe(
      'i18n._({ id: "b", message: ["Pages"] }, { id: "c", message: [["n"]] })',
    );
  });

  it('leaves a literal that is no descriptor as it is', () => {
    const code = 'notify({ message: "{0}" }, { id, message })';
    expect(withCompiledMessages(code)).toBe(code);
  });
});
