export interface DemoPicture {
  /** In the folder `demo` of this service. */
  file: string;
  title: string;
  alt: string;
  folder: string;
  tags: string[];
}

const firing = { folder: 'Last firing', tags: ['shop'] };

/** What the demo creator has photographed: the pieces of the last firing, and the studio. */
export const demoPictures: readonly DemoPicture[] = [
  { ...firing, file: 'sunday-jug.webp', title: 'Sunday jug', alt: 'Jug, honey over rust' },
  { ...firing, file: 'everyday-mug.webp', title: 'Everyday mug', alt: 'Mug, oat over moss green' },
  { ...firing, file: 'three-cups.webp', title: 'Three cups', alt: 'Three small cups in rust, moss and blue' },
  { ...firing, file: 'wash-bowl.webp', title: 'Wash bowl', alt: 'Wide bowl, pale grey over harbour blue' },
  { ...firing, file: 'shoulder-vase.webp', title: 'Shoulder vase', alt: 'Vase, rust over oat, with dried grasses' },
  {
    ...{ file: 'drying-shelf.webp', title: 'Drying shelf', folder: '', tags: ['studio'] },
    alt: 'Wooden shelves of pots waiting for their last firing',
  },
];
