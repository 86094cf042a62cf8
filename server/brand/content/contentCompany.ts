import type { ContentVariable } from '../../platform';
import type { ContentCompany } from './contentCompany.repository';
import { toVariableValues, variableNames, type VariableName, type VariableValues } from './variables';

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
