export const whoYourCompany = 'Who your company is, to its clients and to Livery.';
