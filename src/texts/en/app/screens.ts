/* Titles of the screens, used as heading, document title and name in the navigation, and search terms for the palette. */

export const companyDetails = { title: 'Company details' };
export const coloursAndLogos = { title: 'Colours and logos' };
export const clientBillingStep = { title: 'Client billing' };
export const paymentMethod = { title: 'Payment method' };

export const dashboard = {
  title: 'Dashboard',
  keywords: 'analytics statistics revenue figures overview home',
};
export const clientManagement = {
  title: 'Client Management',
  keywords: 'clients customers people subscribers accounts',
};
export const addClient = { label: 'Add client', keywords: 'new create customer' };
export const importClients = { title: 'Import clients', keywords: 'upload csv customers' };
export const client = { title: 'Client' };
export const deactivateClient = { title: 'Deactivate client' };
export const payments = {
  title: 'Payments',
  keywords: 'money transactions charges incoming income',
};
export const failedPayments = { label: 'Failed payments', keywords: 'declined unpaid money' };
export const outgoingPayments = { label: 'Outgoing payments', keywords: 'livery fee charges costs money' };

export const clientBilling = {
  title: 'Client Billing',
  keywords: 'plans prices pricing subscriptions products',
};
export const addPlan = { label: 'Add plan', keywords: 'new create price' };
export const branding = { title: 'Branding', keywords: 'brand logo colours colors theme title look' };
export const deployments = { title: 'Deployments', keywords: 'publish deploy history versions roll back' };
export const customDomain = {
  title: 'Custom Domain',
  keywords: 'domains dns address hostname certificate subdomain',
};
export const stripeIntegration = {
  title: 'Stripe Integration',
  keywords: 'card provider payouts account keys webhooks',
};
export const legal = { title: 'Legal', keywords: 'terms privacy policy imprint refund' };
export const legalPage = { title: 'Legal page' };
export const quickGuides = { title: 'Quick Guide', keywords: 'help articles how-tos onboarding guides' };
export const addGuide = { label: 'Add guide', keywords: 'new create quick article' };
export const quickGuide = { title: 'Quick guide' };

export const myProfile = { title: 'My profile', keywords: 'account me settings password' };
export const myProfileSections = {
  profile: {
    label: 'Your name, phone and photo',
    heading: 'Profile',
    keywords: 'picture avatar image',
  },
  email: { label: 'Change email address', heading: 'Email address', keywords: 'mail email' },
  password: { label: 'Change password', heading: 'Password', keywords: 'security sign in' },
  twoFactor: {
    label: 'Two-factor',
    keywords: 'authenticator app recovery codes 2fa totp security',
  },
  sessions: { label: 'Where you are signed in', keywords: 'sessions devices revoke security' },
  notifications: { label: 'Notifications', keywords: 'mail bell alerts email' },
  role: { label: 'Your role', keywords: 'permissions rights access' },
  appearance: { label: 'Appearance', keywords: 'theme dark light system colours' },
  language: { label: 'Dates and numbers', keywords: 'language locale format' },
};
export const companyProfile = {
  title: 'Company profile',
  keywords: 'business organisation address tax settings',
};
export const companyProfileSections = {
  legal: {
    label: 'Company name and tax number',
    heading: 'Legal',
    keywords: 'registered legal vat business',
  },
  contact: {
    label: 'Company contact',
    heading: 'Contact',
    keywords: 'email e-mail mail phone website',
  },
  address: {
    label: 'Company address',
    heading: 'Address',
    keywords: 'street city postal code country',
  },
  timeZone: { label: 'Time zone', heading: 'Currency and time zone', keywords: 'hours clock' },
  currency: { label: 'Currency', heading: 'Currency and time zone', keywords: 'money' },
  twoFactor: {
    label: 'Require two-factor',
    heading: 'Two-factor for everybody',
    keywords: 'security 2fa authenticator enforce',
  },
  archive: { label: 'Export everything', keywords: 'archive download data backup' },
  closing: { label: 'Close the company', keywords: 'delete cancel account end' },
};
export const billingCard = {
  title: 'Billing Card',
  keywords: 'credit card charges invoices livery fee payment method',
};
export const billingCardSections = {
  nextCharge: { label: 'Next charge', keywords: 'livery fee price' },
  invoices: { label: 'Invoices', keywords: 'charges history download receipts' },
  details: { label: 'Invoices are made out to', keywords: 'billing details address tax' },
};
export const users = {
  title: 'Users',
  keywords: 'team members operators colleagues invitations people',
};
export const invitePeople = { label: 'Invite people', keywords: 'new add user colleague team' };
export const rolesAndPermissions = {
  title: 'Roles and Permissions',
  keywords: 'access rights flags',
};
export const record = { title: 'Record', keywords: 'audit log history changes who did what' };

export const startUpPacks = { title: 'Start-up Packs', keywords: 'templates add-ons starter' };
export const marketingTemplates = {
  title: 'Marketing Templates',
  keywords: 'posts mails add-ons pictures',
};
