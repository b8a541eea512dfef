import { isSafeLink } from '@linkyard/contracts';
import type { ReactNode } from 'react';

/**
 * The Markdown of long texts: headings, paragraphs, lists, bold, italic, links. Our own, because it has to stay linear in what people paste:
 * marked 15 needs 40 s for 50,000 characters of `*a `. It makes elements, so no HTML of the text is ever markup.
 */
export const SimpleMarkdown = ({ text }: { text: string }) => <>{blocksOf(text).map(drawBlock)}</>;

type ListKind = 'ul' | 'ol';
type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; lines: string[] }
  | { kind: ListKind; items: string[] };

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.trim();
    const last = isOpen ? blocks.at(-1) : undefined;
    isOpen = line !== '';
    if (!isOpen) continue;
    const heading = /^(#{1,4})\s+(.+)$/.exec(line);
    const item = /^(?:([-*+])|\d{1,3}[.)])\s+(.+)$/.exec(line);
    if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
      isOpen = false;
    } else if (item) {
      const kind: ListKind = item[1] ? 'ul' : 'ol';
      const list = blocks.at(-1);
      // A list goes on after an empty line.
      if (list?.kind === kind) list.items.push(item[2] ?? '');
      else blocks.push({ kind, items: [item[2] ?? ''] });
    } else if (last?.kind === 'paragraph') last.lines.push(line);
    else if (last?.kind === 'ul' || last?.kind === 'ol') last.items.push(`${last.items.pop() ?? ''} ${line}`);
    else blocks.push({ kind: 'paragraph', lines: [line] });
  }
  return blocks;
}

function drawBlock(block: Block, key: number): ReactNode {
  if (block.kind === 'heading') {
    // The title of the screen is its only first heading.
    const Heading = block.level <= 2 ? 'h2' : 'h3';
    return <Heading key={key}>{inline(block.text)}</Heading>;
  }
  if (block.kind === 'paragraph')
    return (
      <p key={key} dir="auto">
        {block.lines.flatMap((line, at) => (at === 0 ? inline(line) : [<br key={`br${at}`} />, ...inline(line)]))}
      </p>
    );
  const List = block.kind;
  return (
    <List key={key} dir="auto">
      {block.items.map((item, at) => (
        <li key={at}>{inline(item)}</li>
      ))}
    </List>
  );
}

/** Each part is bounded in length, so that an opening mark without an end costs no second look at the rest. */
const marks =
  /\*\*([^*\n]{1,1000})\*\*|(?<![\w*])[*_](?!\s)([^*_\n]{1,1000})(?<!\s)[*_](?![\w*])|\[([^[\]\n]{1,500})\]\(([^()\s]{1,2000})\)|(https?:\/\/[^\s<>()[\]]{1,2000}[^\s<>()[\].,;:!?'"])/g;

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: strong, 2: emphasis, 3: label, 4: href, 5: address } of text.matchAll(marks)) {
    if (index > end) parts.push(text.slice(end, index));
    end = index + whole.length;
    if (strong !== undefined) parts.push(<strong key={index}>{strong}</strong>);
    else if (emphasis !== undefined) parts.push(<em key={index}>{emphasis}</em>);
    else parts.push(<Linked key={index} href={href ?? address ?? ''} label={label ?? address ?? ''} />);
  }
  return [...parts, text.slice(end)];
}

const Linked = ({ href, label }: { href: string; label: string }) =>
  isSafeLink(href) ? (
    <a href={href} rel="noopener">
      {label}
    </a>
  ) : (
    <>{label}</>
  );
