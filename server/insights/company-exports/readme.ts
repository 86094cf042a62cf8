import { archiveTables } from './tables/all';

const fileLine = ({ file, description }: { file: string; description: string }): string =>
  `${file}: ${description}`;

/** Returns the text of README.txt, which must be understandable without access to Livery. */
export const readmeText = (companyName: string, startedAt: Date): string =>
  [
    `Everything that ${companyName} has on Livery`,
    '',
    `Its rows were read from ${startedAt.toISOString()} on, file by file: what was changed while it was made may be in one`,
    'file and not yet in another.',
    '',
    'CSV files are UTF-8 with a byte order mark, separated by commas, as RFC 4180 has it. The first line names the columns.',
    'Times are UTC, as ISO 8601. Amounts (price, yearly_price, setup_fee, amount, amount_refunded, fee_amount, mrr, change,',
    'lifetime_value) are whole numbers of minor units, cents for example, of the currency that stands in the same row.',
    'Lists are separated by semicolons, and an item that contains a separator is in quotation marks; what has a structure is',
    'JSON. A cell that a spreadsheet would run as a command begins with an apostrophe, which an import of clients takes off',
    'again. Rows name each other by their ids: client_id in money/payments.csv is id in clients/clients.csv.',
    '',
    'Passwords, keys, sign-ins and links that open something are in none of the files; neither is what is counted from them.',
    '',
    'company.json: the company itself',
    ...archiveTables.map(fileLine),
    'content/legal and content/guides: your texts as HTML, drafts and every version',
    'images: your pictures, by the ids in brand/images.csv',
    '',
  ].join('\r\n');
