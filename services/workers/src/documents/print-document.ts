import type { DocumentContent } from '@linkyard/contracts';
import { documentTemplate } from './document-template.js';
import { TypstError, type Typst } from './typst.js';

/**
 * A4 as PDF/A-3b. Texts are data of the template and never markup. A text with letters that no font of ours has is printed with boxes
 * for them, which PDF/A does not allow: that one is an ordinary PDF.
 * @throws TypstError
 */
export async function printDocument(typst: Pick<Typst, 'pdf'>, content: DocumentContent): Promise<Buffer> {
  const source = {
    template: documentTemplate,
    inputs: { document: JSON.stringify(content) },
    creationTimestamp: Math.floor(Date.parse(content.issuedOn) / 1000),
  };
  try {
    return await typst.pdf({ ...source, pdfStandard: 'a-3b' });
  } catch (error) {
    if (!(error instanceof TypstError) || !error.message.includes('could not be displayed with')) throw error;
    return typst.pdf(source);
  }
}
