declare module 'punycode.js' {
  const punycode: {
    /** Decodes the labels of a domain that are encoded. @throws RangeError for text that is no punycode */
    toUnicode(domain: string): string;
  };
  export default punycode;
}
