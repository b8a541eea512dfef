export { css } from '../el_form/public.css.js';
