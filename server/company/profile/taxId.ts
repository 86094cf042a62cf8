// EU VAT numbers after the country prefix, in the formats of the VIES register.
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

const taxIdPattern = /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u;
const maxCharacters = 40;

/** Returns the prefix of VAT numbers, which for Greece is EL instead of the country code GR. */
const vatPrefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

export type ParsedTaxId = { taxId: string } | { problem: string };

/**
 * Returns the tax number, or the problem as a sentence. Validates a number with the country's prefix as a VAT
 * number. Other tax numbers have too many formats, so only length and characters are checked.
 */
export function parseTaxId(typed: string, country: string): ParsedTaxId {
  const prefix = vatPrefixOf(country);
  const pattern = vatShapes[prefix];
  const normalized = typed.toUpperCase().replace(/[\s.\-/]/g, '');
  if (pattern && normalized.startsWith(prefix)) {
    if (pattern.test(normalized.slice(prefix.length))) return { taxId: normalized };
    return {
      problem: `This is not a VAT number of that country: compare it with ${prefix} and what follows.`,
    };
  }
  if (typed.length <= maxCharacters && taxIdPattern.test(typed)) return { taxId: typed };
  return {
    problem: `A tax number has at most ${maxCharacters} letters and digits, with spaces, points, dashes or strokes between.`,
  };
}
