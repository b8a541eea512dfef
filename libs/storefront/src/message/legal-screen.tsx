import type { Screen } from '../document/screen.js';
import { stylesheet } from '../document/stylesheet.js';
import { SimpleMarkdown } from './simple-markdown.js';

const style = stylesheet(`
main.legal h2{margin:24px 0 8px}
main.legal h3{font-size:16px;line-height:24px;margin:16px 0 4px}
main.legal ul,main.legal ol{margin:0 0 12px;padding-inline-start:24px}
main.legal li{margin:0 0 4px}
`);

/** A long text of a site: terms, privacy policy, imprint. @param canonical its address, where search engines list it */
export const legalScreen = ({
  title,
  text,
  canonical,
}: {
  title: string;
  text: string;
  canonical: string;
}): Screen => ({
  title,
  layout: 'legal',
  styles: [style],
  body: (
    <>
      <h1>{title}</h1>
      <SimpleMarkdown text={text} />
    </>
  ),
  sharing: { title, description: '', image: '', canonical },
});
