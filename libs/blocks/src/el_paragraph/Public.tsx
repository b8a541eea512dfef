import { sanitizeRichText } from '../kit/rich-text.js';
import type { PublicProps } from '../kit/types.js';
import type { ParagraphData } from './schema.js';

export function Public({ data }: PublicProps<ParagraphData>) {
  // Sanitised on save as well; what is stored is not trusted here (design 8).
  const html = sanitizeRichText(data.input);
  if (!html.trim()) return null;
  return <div className="pr" dangerouslySetInnerHTML={{ __html: html }} />;
}
