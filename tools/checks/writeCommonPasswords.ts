import fs from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordLimits } from '../../contract/team';

const target = 'src/ui/password/commonPasswords.generated.ts';
const rankedCount = 4500;

// Includes the most frequent passwords, which longer passwords often contain, and all passwords of at least
// the minimum length, which the server would reject.
const passwords = dictionary['passwords-common'].filter(
  (password, rank) => rank < rankedCount || password.length >= passwordLimits.min,
);
const unsupported = passwords.find((password) => /[\s'\\]/.test(password));
if (unsupported)
  throw new Error(`The password list cannot contain ${unsupported}, because of its spaces or quotes.`);

fs.writeFileSync(
  target,
  `/** The most common passwords, most frequent first, separated by spaces. */\nexport const commonPasswords =\n  '${passwords.join(' ')}';\n`,
);
