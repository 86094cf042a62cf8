export const enterTheNameThatInvoices = 'Enter the name that invoices are made out to.';
export const enterAnEmailAddressSuch = 'Enter an email address such as name@example.com.';

export const name = 'Name';
export const email = 'Email';
export const address = 'Address';
export const addressSecondLine = 'Address, second line';
export const postalCode = 'Postal code';
export const city = 'City';
export const stateOrRegion = 'State or region';
export const taxNumber = 'Tax number';
export const whomToInvoiceWasSaved = 'Whom to invoice was saved';
export const untilYouWriteSomethingElseHere =
  'Until you write something else here, invoices are made out to your company as it stands.';
export const invoicesFromNowOnAreMade =
  'Invoices from now on are made out to this; those that you have stay as they are.';
export const country = 'Country';
export const noCountry = 'No country';
export const save = 'Save';

export const invoicesAreMadeOut = 'Invoices are made out to';
