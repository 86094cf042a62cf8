import type { ContentVariable, Db } from '../../platform';
import { toVariableValues, variableNames, type VariableName, type VariableValues } from './variables';

interface ContentCompany {
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  website: string | null;
  title: string | null;
  today: string;
}

/** Returns the company details that fill the variables, and the current day in the company's time zone. */
export async function loadContentCompany(db: Db, companyId: string): Promise<ContentCompany> {
  const { rows } = await db.query<ContentCompany>(
    `/* loadContentCompany */ select c.name, c.email, c.phone, c.country, c.website, t.title,
       (company_now() at time zone c.time_zone)::date::text as today
     from companies c left join theme_setups t on t.company_id = c.id where c.id = $1`,
    [companyId],
  );
  const [row] = rows;
  if (!row) throw new Error('The company does not exist.');
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

export const variableValuesFor = (company: ContentCompany, effectiveOn: string | null): VariableValues =>
  toVariableValues(company, company.title, effectiveOn);

/** Returns the variables that an editor offers. Guides have no effective date. */
export const offeredVariables = (company: ContentCompany, effectiveOn: string | null): ContentVariable[] => {
  const values = variableValuesFor(company, effectiveOn);
  return variableNames
    .filter((name) => name !== 'effectiveDate' || effectiveOn !== null)
    .map((name) => ({ name, label: labelOf[name], value: values[name] }));
};
