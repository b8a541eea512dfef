import { Problem } from '../problem.mjs';

const pattern = /^[a-z]+(-[a-z]+)*s$/;

/**
 * The spellings of a capability's name that the templates use.
 * @param {string} many  plural with hyphens, e.g. 'gift-cards'
 * @returns {Record<string, string>}  by placeholder: one, One, many, Many, one-, many-, many_, 'one words', 'many words', 'Many words'
 * @throws Problem  on a name that is no plural with hyphens
 */
export function spellings(many) {
  if (!pattern.test(many)) {
    throw new Problem(`"${many}" cannot be the name of a capability`, 'Use a plural with hyphens, such as gift-cards');
  }
  const one = many.endsWith('ies') ? `${many.slice(0, -3)}y` : many.slice(0, -1);
  const words = (name) => name.replaceAll('-', ' ');
  return {
    one: camel(one),
    One: capital(camel(one)),
    many: camel(many),
    Many: capital(camel(many)),
    'one-': one,
    'many-': many,
    many_: many.replaceAll('-', '_'),
    'one words': words(one),
    'many words': words(many),
    'Many words': capital(words(many)),
  };
}

const camel = (name) => name.replace(/-([a-z])/g, (_all, letter) => letter.toUpperCase());
const capital = (name) => name[0].toUpperCase() + name.slice(1);

/** @throws Error  when the template names a spelling that there is not */
export function fill(template, names) {
  return template.replace(/\{\{([A-Za-z_ -]+)\}\}/g, (_all, name) => {
    if (!(name in names)) throw new Error(`The template asks for {{${name}}}`);
    return names[name];
  });
}
