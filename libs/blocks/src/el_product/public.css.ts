export { itemCardsCss as css } from '../kit/item-cards-css.js';
