import { badInput } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { decodeAs, detectEncoding, type Encoding } from './encodings';

export interface DecodedFile {
  text: string;
  encoding: Encoding;
  /** Whether the encoding is a guess, or part of the file cannot be decoded. */
  isEncodingUncertain: boolean;
}

const replacementCharacter = '\uFFFD';

export const invalidFile = (message: string) => badInput({ file: message });

const compressedFile = () => t('This is a compressed file. Unpack it and upload the CSV file inside.');
const image = () => t('This is an image. Export the clients as CSV and upload that file.');

// The first bytes of other file types that people upload by mistake.
const foreignSignatures: readonly (readonly [bytes: readonly number[], message: () => string])[] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    () =>
      t(
        'This is an Excel, Numbers, or ZIP file. Save it as CSV in your spreadsheet program and upload that file.',
      ),
  ],
  [[0x50, 0x4b, 0x05, 0x06], () => t('This is an empty ZIP file. Upload a CSV file.')],
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    () => t('This is an old Excel file. Save it as CSV in your spreadsheet program and upload that file.'),
  ],
  [[0x1f, 0x8b], compressedFile],
  [[0x37, 0x7a, 0xbc, 0xaf], compressedFile],
  [[0x52, 0x61, 0x72, 0x21], compressedFile],
  [[0x25, 0x50, 0x44, 0x46], () => t('This is a PDF. Export the clients as CSV and upload that file.')],
  [[0x89, 0x50, 0x4e, 0x47], image],
  [[0xff, 0xd8, 0xff], image],
  [[0x47, 0x49, 0x46, 0x38], image],
  [
    [0x7b, 0x5c, 0x72, 0x74],
    () => t('This is a formatted document. Save it as CSV in your spreadsheet program and upload that file.'),
  ],
];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

// `TextDecoder` removes the byte order mark that some editors write.
function decodeStrictly(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const damagedUtf16 = () => invalidFile(t('This UTF-16 file is damaged. Save it again as “CSV UTF-8”.'));

const withCertainEncoding = (text: string, encoding: Encoding): DecodedFile => ({
  text,
  encoding,
  isEncodingUncertain: false,
});

function decodeDetected(bytes: Uint8Array): DecodedFile {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) {
    const encoding = bytes[0] === 0xff ? 'UTF-16LE' : 'UTF-16BE';
    const text = decodeStrictly(bytes, encoding);
    if (text === null) throw damagedUtf16();
    return withCertainEncoding(text, encoding);
  }
  const text = decodeStrictly(bytes, 'UTF-8');
  if (text !== null) return withCertainEncoding(text, 'UTF-8');
  const { encoding, isUncertain } = detectEncoding(bytes);
  return { text: decodeAs(bytes, encoding), encoding, isEncodingUncertain: isUncertain };
}

function decode(bytes: Uint8Array, chosen: Encoding | null): DecodedFile {
  const file = chosen ? withCertainEncoding(decodeAs(bytes, chosen), chosen) : decodeDetected(bytes);
  return {
    ...file,
    isEncodingUncertain: file.isEncodingUncertain || file.text.includes(replacementCharacter),
  };
}

/**
 * Decodes an uploaded CSV file in the `chosen` or the detected encoding. Throws `BAD_USER_INPUT` if the file
 * is empty, damaged or of another type.
 */
export function decodeFile(bytes: Uint8Array, chosen: Encoding | null): DecodedFile {
  if (bytes.length === 0) throw invalidFile(t('This file is empty.'));
  const signature = foreignSignatures.find(([start]) => startsWith(bytes, start));
  if (signature) throw invalidFile(signature[1]());
  const file = decode(bytes, chosen);
  if (/^\s*<(!doctype|html|\?xml|table)/i.test(file.text.slice(0, 200))) {
    throw invalidFile(
      t(
        'This is a web page or an XML file. Save it as CSV in your spreadsheet program and upload that file.',
      ),
    );
  }
  if (file.text.includes('\0')) {
    throw invalidFile(t('This file isn’t plain text. Save it again as “CSV UTF-8”, or choose its encoding.'));
  }
  if (file.text.trim() === '') throw invalidFile(t('This file is empty.'));
  return file;
}
