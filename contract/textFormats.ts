/** A character format, named after the element that rich texts store it as. */
export type TextFormat = 'strong' | 'em' | 's' | 'sup' | 'sub';

/** Elements that apply a format. */
export const formatElements: Readonly<Record<string, TextFormat>> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em' },
  ...{ s: 's', strike: 's', del: 's', sup: 'sup', sub: 'sub' },
};

export const formatOfElement = (name: string): TextFormat | undefined =>
  Object.hasOwn(formatElements, name) ? formatElements[name] : undefined;

/** On, off, or inherited from the parent element. */
type FormatValue = boolean | 'inherited';

const inheritPattern = /^(?:inherit|unset)$/;

function parseWeight(value: string): FormatValue | null {
  if (inheritPattern.test(value)) return 'inherited';
  if (/^bold(?:er)?$/.test(value)) return true;
  if (/^(?:normal|lighter|initial)$/.test(value)) return false;
  return /^\d{1,4}$/.test(value) ? Number(value) >= 600 : null;
}

function parseSlant(value: string): FormatValue | null {
  if (inheritPattern.test(value)) return 'inherited';
  if (/^(?:italic|oblique)\b/.test(value)) return true;
  return /^(?:normal|initial)$/.test(value) ? false : null;
}

type FormatChange = readonly [TextFormat, FormatValue];

const toChanges = (format: TextFormat, value: FormatValue | null): FormatChange[] =>
  value === null ? [] : [[format, value]];

const fontSizePattern = /^(?:[\d.]+[a-z%]|(?:x{1,3}-)?(?:small|large)|medium)/;

/**
 * Parses the `font` shorthand, such as `italic 700 12px Arial`. Words before the size set the formats, and
 * missing formats are off. Ignores a value without a size.
 */
function parseFont(value: string): FormatChange[] {
  const words = value.split(/\s+/);
  const size = words.findIndex((word) => fontSizePattern.test(word));
  if (size < 0) return [];
  const before = words.slice(0, size);
  return [
    ['strong', before.some((word) => parseWeight(word) === true)],
    ['em', before.some((word) => parseSlant(word) === true)],
  ];
}

// A line-through of the parent also crosses the element, so other decorations count as inherited. `baseline`
// resets nothing, because websites also set it on a <sup> that they raise with an offset.
const parsersByProperty: Readonly<Record<string, (value: string) => FormatChange[]>> = {
  font: parseFont,
  'font-weight': (value) => toChanges('strong', parseWeight(value)),
  'font-style': (value) => toChanges('em', parseSlant(value)),
  'text-decoration': (value) => [['s', value.includes('line-through') || 'inherited']],
  'text-decoration-line': (value) => [['s', value.includes('line-through') || 'inherited']],
  'vertical-align': (value) =>
    value === 'super' || value === 'sub'
      ? [
          ['sup', value === 'super'],
          ['sub', value === 'sub'],
        ]
      : [],
};

const declarationsOf = (style: string): Array<readonly [string, string]> =>
  style.split(';').map((declaration) => {
    const [name = '', ...value] = declaration.toLowerCase().split(':');
    const [withoutPriority = ''] = value.join(':').split('!');
    return [name.trim(), withoutPriority.trim()];
  });

const formatChanges = (style: string): FormatChange[] =>
  declarationsOf(style).flatMap(([name, value]) =>
    value !== '' && Object.hasOwn(parsersByProperty, name) ? (parsersByProperty[name]?.(value) ?? []) : [],
  );

/** The formats that a style sets or resets. */
export type FormatStyle = ReadonlyMap<TextFormat, FormatValue>;

export const parseFormatStyle = (style: string): FormatStyle => new Map(formatChanges(style));

/** Styles by class selector, such as `.s1` or `span.s1`. */
export type ClassStyles = ReadonlyMap<string, FormatStyle>;

/** Parses the class rules of a style sheet, as Excel and macOS write them. Ignores other rules. */
export function parseClassStyles(sheet: string): ClassStyles {
  const styles = new Map<string, FormatStyle>();
  for (const rule of sheet.toLowerCase().split('}')) {
    const opening = rule.lastIndexOf('{');
    const style = parseFormatStyle(rule.slice(opening + 1));
    if (opening < 0 || style.size === 0) continue;
    const [selectors = ''] = rule
      .slice(0, opening)
      .split(/\*\/|<!--|\{/)
      .slice(-1);
    for (const selector of selectors.split(',')) {
      if (/^(?:[a-z][a-z0-9]*)?\.[\w-]+$/.test(selector.trim())) styles.set(selector.trim(), style);
    }
  }
  return styles;
}

/** Returns the styles of an element in ascending priority: those of its classes, then its style attribute. */
export const formatStylesOf = (
  sheet: ClassStyles,
  name: string,
  className: string,
  style: string,
): FormatStyle[] => [
  ...(sheet.size === 0 ? [] : className.toLowerCase().split(/\s+/)).flatMap((classToken) =>
    [sheet.get(`.${classToken}`), sheet.get(`${name}.${classToken}`)].filter((found) => found !== undefined),
  ),
  parseFormatStyle(style),
];

const setFormat = (formats: Set<TextFormat>, format: TextFormat, isOn: boolean): void => {
  if (!isOn) {
    formats.delete(format);
    return;
  }
  if (format === 'sup') formats.delete('sub');
  if (format === 'sub') formats.delete('sup');
  formats.add(format);
};

/** Returns the formats of the text in an element from its name, its styles and the formats around it. */
export function formatsWithin(
  name: string,
  styles: readonly FormatStyle[],
  outerFormats: ReadonlySet<TextFormat>,
): ReadonlySet<TextFormat> {
  const formats = new Set(outerFormats);
  const elementFormat = formatOfElement(name);
  if (elementFormat) setFormat(formats, elementFormat, true);
  for (const [format, value] of styles.flatMap((style) => [...style])) {
    setFormat(formats, format, value === 'inherited' ? outerFormats.has(format) : value);
  }
  return formats;
}

export function parseDirection(style: string): 'ltr' | 'rtl' | null {
  const value = declarationsOf(style).findLast(([name]) => name === 'direction')?.[1];
  return value === 'ltr' || value === 'rtl' ? value : null;
}
