export const plan = 'Plan';
export const clients = 'Clients';
export const mrr = (currency: string) => `MRR (${currency})`;
export const share = 'Share (%)';

export const mrrByPlanToday = 'MRR by plan today';
export const downloadCsv = 'Download CSV';
export const downloadCsvTitle = (title: string) => `Download CSV: ${title}`;
export const noClientPaysForAPlan = 'No client pays for a plan today.';
export const mrr2 = 'MRR';
export const share2 = 'Share';
export const clientsOn = (plan: string) => `Clients on ${plan}`;
