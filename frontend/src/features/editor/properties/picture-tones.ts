/** Places looked at, across and down: as coarse as the eye is behind letters. */
const places = 12;

/** Tones of a picture as hex, from a coarse look at it; null for one that cannot be looked into, as another host's. */
export async function pictureTones(src: string): Promise<string[] | null> {
  try {
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.src = src;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = places;
    canvas.height = places;
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    pen.drawImage(picture, 0, 0, places, places);
    const { data } = pen.getImageData(0, 0, places, places);
    const hex = (at: number) => (data[at] ?? 0).toString(16).padStart(2, '0');
    return Array.from(
      { length: places * places },
      (_, place) => `#${[0, 1, 2].map((part) => hex(place * 4 + part)).join('')}`,
    );
  } catch {
    // The veil then begins at a middling thickness, and the person sees the page.
    return null;
  }
}
