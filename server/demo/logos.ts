const textColor = '#0F172A';

// The logos are drawn as paths instead of text, so that they render on machines without fonts.
const drawMark = (color: string): string =>
  `<rect width="96" height="96" rx="22" fill="${color}"/>
   <path d="M48 14 66 48 48 82 30 48Z" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linejoin="round"/>
   <path d="M48 14 66 48H30Z" fill="#FFFFFF"/>`;

const n = 'M0 0V22M0 10a9 9 0 0 1 18 0v12';
const o = 'M0 11a11 11 0 1 0 22 0a11 11 0 1 0 -22 0';

/** The strokes of each letter and its advance width. */
const wordmark: readonly (readonly [strokes: string, advance: number])[] = [
  [n, 30],
  [o, 34],
  ['M0 0V22M0 10a9 9 0 0 1 11 -9', 20],
  ['M6 -10V15a7 7 0 0 0 8 7M0 0H14', 24],
  ['M0 -16V22M0 10a9 9 0 0 1 18 0v12', 30],
  ['M0 0 7 22 15 3 23 22 30 0', 40],
  ['M0 0V22M0 -11V-9', 12],
  [n, 30],
  ['M0 11a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M22 -16V22', 30],
];

function drawWordmark(): string {
  let x = 0;
  return wordmark
    .map(([strokes, advance]) => {
      const glyph = `<path transform="translate(${x} 0)" d="${strokes}"/>`;
      x += advance;
      return glyph;
    })
    .join('');
}

const svg = (width: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 96" width="${width * 4}" height="384">${content}</svg>`;

export const squareLogo = (color: string): string => svg(96, drawMark(color));

export const fullLogo = (color: string): string =>
  svg(
    380,
    `${drawMark(color)}<g transform="translate(122 40)" fill="none" stroke="${textColor}" stroke-width="6"
       stroke-linecap="round" stroke-linejoin="round">${drawWordmark()}</g>`,
  );
