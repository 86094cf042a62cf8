import fs from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordMinLength } from '../src/config/limits';

const target = 'src/ui/password/commonPasswords.generated.ts';
const rankedCount = 4500;

// Includes the most frequent passwords, which longer ones often contain, and all passwords long enough to
// reach the server, which rejects them.
const passwords = dictionary['passwords-common'].filter(
  (password, rank) => rank < rankedCount || password.length >= passwordMinLength,
);
const unsupported = passwords.find((password) => /[\s'\\]/.test(password));
if (unsupported) throw new Error(`${unsupported} does not fit into a list with spaces between.`);

fs.writeFileSync(
  target,
  `/** The commonest passwords, in order of use, with spaces between. */\nexport const commonPasswords =\n  '${passwords.join(' ')}';\n`,
);
