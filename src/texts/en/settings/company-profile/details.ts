export const aTaxNumberHas = (max: number) =>
  `Use at most ${max} letters and digits. Spaces, points, dashes and slashes can separate them.`;
export const isNoVatNumber = (prefix: string) =>
  `This is not a VAT number of that country. Check what follows ${prefix}.`;

export const inTheirDashboard = 'in their dashboard';
export const onReceipts = 'on receipts';
export const inMails = 'in mails';
export const clientsSeeThis = (value: string) => `Clients see this ${value}.`;

export const daysWillBeginAndEnd = (to: string) =>
  `Days will begin and end by ${to} in every report and chart, the past ones too: what happened close to midnight moves to another day. No renewal moves. With very many clients and payments saving takes a moment.`;
export const reportsAreCountedAnew = 'Reports are being recalculated';
export const legal = 'Legal';
export const companyName = 'Company name';
export const registeredNameOptional = 'Registered name (optional)';
export const whereThatIsAnotherName = 'Where that is another name.';
export const taxNumberOptional = 'Tax number (optional)';
export const contact = 'Contact';
export const email = 'Email';
export const phoneOptional = 'Phone (optional)';
export const websiteOptional = 'Website (optional)';
export const address = 'Address';
export const addressOptional = 'Address (optional)';
export const addressSecondLineOptional = 'Address, second line (optional)';
export const postalCodeOptional = 'Postal code (optional)';
export const cityOptional = 'City (optional)';
export const stateOrRegionOptional = 'State or region (optional)';
export const country = 'Country';
export const currencyAndTimeZone = 'Currency and time zone';
export const currency = 'Currency';
export const timeZone = 'Time zone';

export const theCompanyProfileWasSaved = 'The company profile was saved';

export const theCompanyProfile = 'The company profile';
export const save = 'Save';
export const discard = 'Discard';

export const details = 'Details';
