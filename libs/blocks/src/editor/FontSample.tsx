import { useInViewport } from '@mantine/hooks';
import { useEffect } from 'react';
import type { FontFamily } from '../kit/fonts.js';
import { sampleFontUrl } from '../kit/fonts.js';

const asked = new Set<string>();

/** A name apart from the family's own: the sample's one file must not stand in for the page's other scripts. */
const sampleName = (family: FontFamily) => `Sample ${family.name}`;

/** The family's name in its own letters. Its file is fetched when the name scrolls into view, a hundred of them never at once. */
export function FontSample({ family }: { family: FontFamily }) {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  useEffect(() => {
    if (!inViewport || asked.has(family.file)) return;
    asked.add(family.file);
    document.fonts.add(new FontFace(sampleName(family), `url(${sampleFontUrl(family)})`, { weight: '100 900' }));
  }, [family, inViewport]);
  return (
    <span ref={ref} style={{ fontFamily: `"${sampleName(family)}",system-ui`, fontSize: 16, lineHeight: '24px' }}>
      {family.name}
    </span>
  );
}
