import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';
import pseudolocale from 'pseudolocale';

const folder = path.join(__dirname, '../../../locales/en');

/** Accents a text, such as `Ćļĩĩēēńţś`, and makes it a third longer, like many translations. */
const accent = (text: string): string =>
  text
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : pseudolocale(part, { prepend: '', append: '' })))
    .join('')
    .replace(/[àēĩōũ]/g, '$&$&');

/** Returns all English messages with accents, by their ids. A text without accents on a screen is hard-coded. */
export const pseudoMessages = (): Messages =>
  Object.fromEntries(
    readdirSync(folder)
      .flatMap((catalog) => PO.parse(readFileSync(path.join(folder, catalog), 'utf8')).items)
      .map(({ msgid, msgctxt, msgstr: [text = ''], extractedComments }) => [
        extractedComments.includes('js-lingui-explicit-id') ? msgid : generateMessageId(msgid, msgctxt),
        compileMessage(text, accent),
      ]),
  );
