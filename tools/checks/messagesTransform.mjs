import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';

/** Compiles message catalogs for Jest, as the loader of the console's build does. */
export default {
  process(source) {
    const messages = PO.parse(source).items.flatMap(
      ({ msgid, msgctxt, msgstr: [translation], extractedComments }) => {
        const isExplicitId = extractedComments.includes('js-lingui-explicit-id');
        return translation
          ? [[isExplicitId ? msgid : generateMessageId(msgid, msgctxt), compileMessage(translation)]]
          : [];
      },
    );
    return { code: `exports.messages = ${JSON.stringify(Object.fromEntries(messages))};` };
  },
};
