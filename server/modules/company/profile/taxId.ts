// What follows the country's letters in a VAT number of the European Union, as its own register checks it.
const vatShapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

const plain = /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u;
const mostCharacters = 40;

/** Greece is EL in VAT numbers, and GR everywhere else. */
const vatPrefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

export type ReadTaxId = { taxId: string } | { problem: string };

/**
 * A number that begins with the country's letters means to be a VAT number, and has to look like one; anything else may be
 * what the country calls its tax numbers, of which there are too many kinds to know.
 */
export function readTaxId(typed: string, country: string): ReadTaxId {
  const prefix = vatPrefixOf(country);
  const shape = vatShapes[prefix];
  const bare = typed.toUpperCase().replace(/[\s.\-/]/g, '');
  if (shape && bare.startsWith(prefix)) {
    if (shape.test(bare.slice(prefix.length))) return { taxId: bare };
    return {
      problem: `This is not a VAT number of that country: compare it with ${prefix} and what follows.`,
    };
  }
  if (typed.length <= mostCharacters && plain.test(typed)) return { taxId: typed };
  return {
    problem: `A tax number has at most ${mostCharacters} letters and digits, with spaces, points, dashes or strokes between.`,
  };
}
