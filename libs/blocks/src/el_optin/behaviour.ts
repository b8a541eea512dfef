export { startAnswerForm as start } from '../el_form/post-answers.js';
