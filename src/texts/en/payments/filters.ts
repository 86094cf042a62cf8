export const typeAnAmountLike = (amountText: string) => `Type an amount, like ${amountText}.`;
export const theLargestAmountMustNot = 'The largest amount must not be below the smallest one.';

export const atLeastIn = (currency: string) => `At least, in ${currency}`;
export const atMostIn = (currency: string) => `At most, in ${currency}`;
export const apply = 'Apply';

export const search = 'Search';
export const thereIsNoneYet = 'There is none yet.';

export const searchClients = 'Search clients';
export const nobodyMatches = 'No clients found.';
export const clients = 'Clients';

export const from = (money: string) => `from ${money}`;
export const upTo = (money: string) => `up to ${money}`;
export const created = 'Created';
export const paid = 'Paid';
export const failed = 'Failed';
export const refunded = 'Refunded';
export const client = 'Client';
export const oneClient = 'One client';
export const clientClientName = (clientName: string) => `Client: ${clientName}`;
export const plan = 'Plan';
export const type = 'Type';
export const card = 'Card';
export const status = 'Status';
export const amount = 'Amount';
export const amountAmountName = (amountName: string) => `Amount ${amountName}`;
export const currency = 'Currency';
export const currencyCurrency = (currency: undefined | string) => `Currency: ${currency}`;
export const liveOrTest = 'Live or test';
export const livePayments = 'Live payments';
export const testPayments = 'Test payments';

export const realMoney = 'Real money';
export const testCards = 'Test cards';
export const chooseACurrency = 'Choose a currency';

export const onePlan = 'one plan';
