import type { Db } from '../../db/database';
import type { ContentVariable } from '../../schema.generated';
import { valuesOf, variableNames, type VariableName, type VariableValues } from './variables';

interface FactsRow {
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  website: string | null;
  title: string | null;
  today: string;
}

/** What the company says of itself now, and which day it is there. */
export async function contentFacts(db: Db, companyId: string): Promise<FactsRow> {
  const { rows } = await db.query<FactsRow>(
    `/* contentFacts */ select c.name, c.email, c.phone, c.country, c.website, t.title,
       (company_now() at time zone c.time_zone)::date::text as today
     from companies c left join theme_setups t on t.company_id = c.id where c.id = $1`,
    [companyId],
  );
  const [row] = rows;
  if (!row) throw new Error('The company is not there.');
  return row;
}

const labelOf: Readonly<Record<VariableName, string>> = {
  company: 'Company name',
  title: 'Name of your client dashboard',
  email: 'Email address',
  phone: 'Phone number',
  country: 'Country',
  website: 'Website',
  effectiveDate: 'Effective date',
};

export const valuesFor = (facts: FactsRow, effectiveOn: string | null): VariableValues =>
  valuesOf(facts, facts.title, effectiveOn);

/** What an editor offers. A guide takes effect on no day. */
export const offeredVariables = (facts: FactsRow, effectiveOn: string | null): ContentVariable[] => {
  const values = valuesFor(facts, effectiveOn);
  return variableNames
    .filter((name) => name !== 'effectiveDate' || effectiveOn !== null)
    .map((name) => ({ name, label: labelOf[name], value: values[name] }));
};
