import type { Services } from '../../server/context';
import { hashPassword } from '../../server/modules/auth/passwords';
import { insertCompany, insertOperator } from '../../server/testing/inhabitants';
import { Person } from './person';
import type { Tally } from './tally';

const password = 'a long pass phrase';

/** A company, and so many Admins who can sign in to it. */
export interface Staffed {
  companyId: string;
  emails: string[];
}

export async function staffedCompany({ database }: Services, people: number): Promise<Staffed> {
  const company = await insertCompany(database, {});
  const passwordHash = await hashPassword(password);
  const emails: string[] = [];
  for (let each = 0; each < people; each += 1) {
    const { email } = await insertOperator(database, company, { role: 'Admin', passwordHash });
    emails.push(email);
  }
  return { companyId: company.id, emails };
}

/** Signs all of them in, over HTTP as anybody does. */
export async function signedIn(url: string, { emails }: Staffed, tally: Tally): Promise<Person[]> {
  const people = emails.map((email) => new Person(url, email, tally));
  for (const person of people) await person.signIn(password);
  return people;
}
