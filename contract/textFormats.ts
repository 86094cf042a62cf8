/** A format of characters, named like the element that rich texts write it as. */
export type TextFormat = 'strong' | 'em' | 's' | 'sup' | 'sub';

/** Elements that stand for a format. */
export const formatElements: Readonly<Record<string, TextFormat>> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em' },
  ...{ s: 's', strike: 's', del: 's', sup: 'sup', sub: 'sub' },
};

/** Returns the format that an element's name gives its text. */
export const formatOfElement = (name: string): TextFormat | undefined =>
  Object.hasOwn(formatElements, name) ? formatElements[name] : undefined;

/** On, off, or as it is around the element. */
type Value = boolean | 'inherited';

const inherits = /^(?:inherit|unset)$/;

function weightOf(value: string): Value | null {
  if (inherits.test(value)) return 'inherited';
  if (/^bold(?:er)?$/.test(value)) return true;
  if (/^(?:normal|lighter|initial)$/.test(value)) return false;
  return /^\d{1,4}$/.test(value) ? Number(value) >= 600 : null;
}

function slantOf(value: string): Value | null {
  if (inherits.test(value)) return 'inherited';
  if (/^(?:italic|oblique)\b/.test(value)) return true;
  return /^(?:normal|initial)$/.test(value) ? false : null;
}

type Change = readonly [TextFormat, Value];

const change = (format: TextFormat, value: Value | null): Change[] =>
  value === null ? [] : [[format, value]];

const fontSize = /^(?:[\d.]+[a-z%]|(?:x{1,3}-)?(?:small|large)|medium)/;

/** Reads `font: italic 700 12px Arial`. What comes before the size sets the formats; what is missing is normal. */
function changesOfFont(value: string): Change[] {
  const words = value.split(/\s+/);
  const size = words.findIndex((word) => fontSize.test(word));
  if (size < 0) return [];
  const before = words.slice(0, size);
  return [
    ['strong', before.some((word) => weightOf(word) === true)],
    ['em', before.some((word) => slantOf(word) === true)],
  ];
}

// A line through the text around an element also goes through the element, whatever its own style is. Its own
// baseline takes nothing back: websites raise their <sup> by an offset from it.
const changesOf: Readonly<Record<string, (value: string) => Change[]>> = {
  font: changesOfFont,
  'font-weight': (value) => change('strong', weightOf(value)),
  'font-style': (value) => change('em', slantOf(value)),
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

const formatChanges = (style: string): Change[] =>
  declarationsOf(style).flatMap(([name, value]) =>
    value !== '' && Object.hasOwn(changesOf, name) ? (changesOf[name]?.(value) ?? []) : [],
  );

/** What a style sets or takes back. */
export type FormatStyle = ReadonlyMap<TextFormat, Value>;

/** Reads the declarations of a style attribute. */
export const readFormatStyle = (style: string): FormatStyle => new Map(formatChanges(style));

/** Styles by the selector of a class: `.s1` or `span.s1`. */
export type ClassStyles = ReadonlyMap<string, FormatStyle>;

/** Reads the rules of a style sheet for classes, as Excel and macOS write them. Other rules are ignored. */
export function readClassStyles(sheet: string): ClassStyles {
  const styles = new Map<string, FormatStyle>();
  for (const rule of sheet.toLowerCase().split('}')) {
    const opening = rule.lastIndexOf('{');
    const style = readFormatStyle(rule.slice(opening + 1));
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

/** Returns the styles of an element, by its name, class and style attribute. Later ones apply over earlier ones. */
export const formatStylesOf = (
  sheet: ClassStyles,
  name: string,
  className: string,
  style: string,
): FormatStyle[] => [
  ...(sheet.size === 0 ? [] : className.toLowerCase().split(/\s+/)).flatMap((one) =>
    [sheet.get(`.${one}`), sheet.get(`${name}.${one}`)].filter((found) => found !== undefined),
  ),
  readFormatStyle(style),
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

/** Returns the formats of the text in an element, by its name, its styles and the formats around it. */
export function formatsWithin(
  name: string,
  styles: readonly FormatStyle[],
  around: ReadonlySet<TextFormat>,
): ReadonlySet<TextFormat> {
  const formats = new Set(around);
  const own = formatOfElement(name);
  if (own) setFormat(formats, own, true);
  for (const [format, value] of styles.flatMap((style) => [...style])) {
    setFormat(formats, format, value === 'inherited' ? around.has(format) : value);
  }
  return formats;
}

/** Returns the direction that a style attribute gives. */
export function directionOfStyle(style: string): 'ltr' | 'rtl' | null {
  const value = declarationsOf(style).findLast(([name]) => name === 'direction')?.[1];
  return value === 'ltr' || value === 'rtl' ? value : null;
}
