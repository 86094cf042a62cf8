export const admin = 'Admin';
export const staff = 'Staff';
export const clientManagement = 'Client Management';
