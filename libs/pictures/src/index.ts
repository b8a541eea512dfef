export { isDark } from './darkness.js';
export { drawSize, isAnimated, sizesToDraw, type DrawnSize, type SizeMime, type SizeToDraw } from './draw-size.js';
export { drawSharePicture } from './draw-share-picture.js';
export { drawLetterIcon, drawPictureIcon, type IconShape } from './draw-site-icon.js';
export { pictureKind, type PictureKind } from './picture-kind.js';
export { placeholderOf } from './placeholder.js';
export { maxPictureBytes, redraw, type Redrawn } from './redraw.js';
export { Slots } from './slots.js';
