import type { Services } from '../../server/platform';
import { hashPassword } from '../../server/identity';
import { insertCompany, insertOperator } from '../../server/testing/factories';
import { TestUser } from './testUser';
import type { Tally } from './tally';

const password = 'a long pass phrase';

export interface StaffedCompany {
  companyId: string;
  emails: string[];
}

export async function createStaffedCompany({ database }: Services, people: number): Promise<StaffedCompany> {
  const company = await insertCompany(database, {});
  const passwordHash = await hashPassword(password);
  const emails: string[] = [];
  for (let index = 0; index < people; index += 1) {
    const { email } = await insertOperator(database, company, { role: 'Admin', passwordHash });
    emails.push(email);
  }
  return { companyId: company.id, emails };
}

export async function signInAll(url: string, { emails }: StaffedCompany, tally: Tally): Promise<TestUser[]> {
  const people = emails.map((email) => new TestUser(url, email, tally));
  for (const user of people) await user.signIn(password);
  return people;
}
