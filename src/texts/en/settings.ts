export const dashboard = 'Dashboard';
export const analyticsAndTheGoLiveChecklist = 'Analytics and the go-live checklist';
export const clientManagement = 'Client Management';
export const lookingAtClientsAdding =
  'Looking at clients, adding, importing, editing and deactivating them, one or many at once';
export const payments = 'Payments';
export const incomingAndOutgoingPayments =
  'Incoming and outgoing payments; refunding and retrying those of clients';
export const whiteLabel = 'White Label';
export const clientBillingBrandingCustom =
  'Client Billing, Branding, Custom Domain, Stripe Integration, Legal, Quick Guide, Deployments and installing start-up packs';
export const settings = 'Settings';
export const billingCardRetryingPayments =
  'Billing Card, retrying payments to Livery, and the company profile; Users, and Roles and Permissions, to look at';
