import { SandboxedFrame } from '../kit/sandboxed-frame.js';
import { themeTokens } from '../kit/theme-tokens.js';
import type { PublicProps, RenderContext } from '../kit/types.js';
import { foreignHosts } from './foreign-hosts.js';
import type { CustomContent } from './schema.js';

/** Bare words in the code are read on the page's ground, so they begin in its ink. */
const inked = (code: string, { theme }: RenderContext) =>
  `<style>body{color:${themeTokens(theme).ink};font:16px/1.6 system-ui,sans-serif}</style>${code}`;

function named(hosts: readonly string[]): string {
  const [first = '', second, ...more] = hosts;
  if (!second) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`;
}

/** Code that asks nobody for anything runs at once; other code when the visitor has seen whom it asks. */
export function Public({ data, context }: PublicProps<CustomContent>) {
  if (data.code.trim() === '') return null;
  const hosts = foreignHosts(data.code);
  return (
    <>
      <SandboxedFrame
        code={inked(data.code, context)}
        title={data.title || 'Content of this page'}
        height={data.height}
        start={hosts.length === 0 ? 'at-once' : 'on-click'}
        startText={`Show content from ${named(hosts)}`}
        inEditor={context.mode === 'editor'}
      />
      {hosts.length > 0 && (
        <noscript>
          <p className="m">{data.title || 'This part of the page'} needs JavaScript.</p>
        </noscript>
      )}
    </>
  );
}
