import fs from 'node:fs';
import { parse } from 'yaml';
import { type Citation, missingCitations, missingFiles, pathsIn, report } from './citations';

interface Requirement {
  id: string;
  requirement: string;
  code?: string[];
  implementation?: string;
  tests?: Citation[];
  pages?: Citation[];
  decision?: string;
  notApplicable?: string;
}

const page = 'docs/security/asvs.yaml';

/**
 * The number of requirements of levels 1 and 2 in each section of OWASP ASVS 5.0.0. They precede those of
 * level 3, so their ids count from 1.
 */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};

const requiredIds = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `V${section}.${at + 1}`),
);

const requirements = (parse(fs.readFileSync(page, 'utf8')) as { requirements: Requirement[] }[]).flatMap(
  ({ requirements }) => requirements,
);
const ids = requirements.map(({ id }) => id);

const isShown = ({ tests = [], pages = [], decision, notApplicable }: Requirement): boolean =>
  tests.length + pages.length > 0 || Boolean(decision) || Boolean(notApplicable);

report([
  ...requirements.flatMap((requirement) => {
    const { id, code = [], implementation = '', tests = [], pages = [] } = requirement;
    return [
      ...missingFiles([...code, ...pathsIn(implementation)]),
      ...missingCitations([...tests, ...pages]),
      ...(isShown(requirement) ? [] : ['has no test, page or decision']),
    ].map((problem) => `${page}: ${id}: ${problem}`);
  }),
  ...requiredIds.filter((id) => !ids.includes(id)).map((id) => `${page}: ${id} is missing`),
  ...ids
    .filter((id, at) => !requiredIds.includes(id) || ids.indexOf(id) !== at)
    .map((id) => `${page}: ${id} is listed twice, or is not in levels 1 and 2`),
]);
