import { Document, Element, Text, type ChildNode } from 'domhandler';
import { Parser } from 'htmlparser2';

// No page nests its markup deeper, and the reader's time grows with depth times tags.
const maxDepth = 1200;
// Nor has a page of links so many elements.
const maxElements = 50_000;

class TooMuch extends Error {}

const heading = /^h[1-6]$/;
// What cannot stand in a heading: a heading still open then was closed by a wrong tag.
const endsHeading = /^(?:h[1-6]|ul|ol|dl|table|section|article|main|nav|aside|footer|form|p)$/;

/**
 * Builds the tree of a page from the reader's events. Like a browser it lets a link end where the next begins, and a
 * heading where a list or another heading begins, so that one wrong tag does not swallow the page. Comments are left out.
 */
class TreeBuilder {
  /**
   * One element around everything: looking up a selector takes time in the square of the elements at the top, and a
   * hostile page has a hundred thousand of them.
   */
  readonly root = new Element('page', {});
  /** What the reader holds open, closed or not in the tree. */
  readonly #read: Element[] = [];
  readonly #open: Element[] = [this.root];
  #elements = 0;

  onopentag(name: string, attributes: Record<string, string>): void {
    this.#elements += 1;
    if (this.#read.length >= maxDepth || this.#elements > maxElements) throw new TooMuch();
    if (name === 'a') this.#closeLast((open) => open.name === 'a');
    else if (endsHeading.test(name)) this.#closeLast((open) => heading.test(open.name));
    const element = new Element(name, attributes);
    this.#append(element);
    this.#open.push(element);
    this.#read.push(element);
  }

  onclosetag(): void {
    const element = this.#read.pop();
    this.#closeLast((open) => open === element);
  }

  ontext(data: string): void {
    const last = this.#parent().children.at(-1);
    if (last instanceof Text) last.data += data;
    else this.#append(new Text(data));
  }

  #parent(): Element {
    return this.#open.at(-1) ?? this.root;
  }

  #closeLast(matches: (open: Element) => boolean): void {
    const index = this.#open.findLastIndex(matches);
    if (index > 0) this.#open.length = index;
  }

  #append(node: ChildNode): void {
    const parent = this.#parent();
    const last = parent.children.at(-1);
    node.parent = parent;
    if (last) {
      last.next = node;
      node.prev = last;
    }
    parent.children.push(node);
  }
}

/** The tree of any text, however broken; `cut` when it is absurdly deep or large and was only read up to there. */
export function buildDocument(html: string): { document: Document; cut: boolean } {
  const builder = new TreeBuilder();
  const document = new Document([builder.root]);
  builder.root.parent = document;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => builder.onopentag(name, attributes),
      onclosetag: () => builder.onclosetag(),
      ontext: (data) => builder.ontext(data),
    },
    { decodeEntities: true },
  );
  try {
    parser.write(html);
    parser.end();
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return { document, cut: true };
  }
  return { document, cut: false };
}
