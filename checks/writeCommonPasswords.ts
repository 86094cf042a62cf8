import fs from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordMinLength } from '../src/config/limits';

const target = 'src/ui/password/commonPasswords.generated.ts';
const rankedCount = 4500;

// The commonest tell what longer passwords are made of; the long ones are those that the server refuses whole.
const wanted = dictionary['passwords-common'].filter(
  (password, rank) => rank < rankedCount || password.length >= passwordMinLength,
);
const odd = wanted.find((password) => /[\s'\\]/.test(password));
if (odd) throw new Error(`${odd} does not fit into a list with spaces between.`);

fs.writeFileSync(
  target,
  `/** The commonest passwords, in order of use, with spaces between. */\nexport const commonPasswords =\n  '${wanted.join(' ')}';\n`,
);
