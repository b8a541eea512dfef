import { SandboxedFrame } from '../kit/sandboxed-frame.js';
import { themeTokens } from '../kit/theme-tokens.js';
import type { PublicProps, RenderContext } from '../kit/types.js';
import { foreignHosts } from './foreign-hosts.js';
import type { CustomContent } from './schema.js';

/** The creator's own words are read on the page's ground, so they begin in its ink. */
const inked = (code: string, { theme }: RenderContext) =>
  `<style>body{color:${themeTokens(theme).ink};font:16px/1.6 system-ui,sans-serif}a{color:inherit}</style>${code}`;

function named(hosts: readonly string[]): string {
  const [first = '', second, ...more] = hosts;
  if (!second) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`;
}

/**
 * Code without external requests runs immediately, inline on the page. Code with external requests runs after the visitor has confirmed
 * the listed hosts, on the white background it was written for.
 */
export function Public({ data, context }: PublicProps<CustomContent>) {
  if (data.code.trim() === '') return null;
  const title = data.title || 'Content of this page';
  const hosts = foreignHosts(data.code);
  if (hosts.length === 0) {
    return (
      <div className="cu">
        <SandboxedFrame code={inked(data.code, context)} title={title} height={data.height} start="at-once" />
      </div>
    );
  }
  return (
    <>
      <SandboxedFrame
        code={data.code}
        title={title}
        height={data.height}
        start="on-click"
        startText={`Show content from ${named(hosts)}`}
        inEditor={context.mode === 'editor'}
      />
      <noscript>
        <p className="m">{data.title || 'This part of the page'} needs JavaScript.</p>
      </noscript>
    </>
  );
}
