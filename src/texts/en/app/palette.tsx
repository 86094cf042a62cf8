import type { ReactNode } from 'react';

export const searchAndCommands = 'Search and commands';
export const search = (keys: ReactNode) => <>Search {keys}</>;

export const searchGoOrDo = 'Search, go or do…';
export const close = 'Close';

export const toMove = 'to move';
export const enter = 'Enter';
export const toChoose = 'to choose';
export const ctrl = 'Ctrl';
export const inANewTab = 'in a new tab';
export const allShortcuts = 'All shortcuts';

export const choices = 'Choices';

export const uploadCsvCustomers = 'upload csv customers';
export const addOns = 'Add-ons';

export const importClients = 'Import clients';
export const exportClients = 'Export clients';
export const downloadCsvCustomers = 'download csv customers';
export const exportIncomingPayments = 'Export incoming payments';
export const downloadCsvMoney = 'download csv money';
export const reviewAndDeploy = 'Review and deploy';
export const publishChangesLive = 'publish changes live';
export const openTheClientDashboard = 'Open the client dashboard';
export const siteWebsiteLiveView = 'site website live view';
export const addBillingCard = 'Add billing card';
export const newCreditPaymentMethod = 'new credit payment method';
export const switchToDark = 'Switch to dark';
export const themeNightMode = 'theme night mode';
export const switchToLight = 'Switch to light';
export const themeDayMode = 'theme day mode';
export const followTheSystemsColours = 'Follow the system’s colours';
export const themeDarkLightModeAutomatic = 'theme dark light mode automatic';
export const showKeyboardShortcuts = 'Show keyboard shortcuts';
export const keysHelp = 'keys help';
export const signOut = 'Sign out';
export const logOutLeaveQuit = 'log out leave quit';

export const thePaymentsCouldNotBeExported = (errorMessage: string) =>
  `The payments could not be exported. ${errorMessage}`;
export const theExportOfAllIncomingPayments = 'The export of all incoming payments was started';

export const livery = 'Livery';

export const searching = 'Searching…';
export const clientsAndPaymentsCouldNot = 'Clients and payments could not be searched.';
export const nothingFits = (typed: string) => `Nothing fits “${typed}”.`;
