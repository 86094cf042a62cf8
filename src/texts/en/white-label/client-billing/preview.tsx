export const itIsArchived = 'It is archived.';
export const itIsADraftActivate = 'It is a draft. Activate it to offer it.';
export const itIsNotListed =
  'It is not listed in the price table. Those whom you put on it have it all the same.';

export const thePriceTableWithThisPlan = 'The price table with this plan';
export const clientsDontSeeThisPlanYet = 'Clients don’t see this plan yet';
export const asYouTyped = 'As you typed it';

export const howClientsWillSeeYourPlans = (isOfOne: boolean, name: undefined | string) => (
  <>How clients will see {isOfOne ? name : 'your plans'}</>
);
export const activateOneAndList = 'Activate one, and list it in the price table.';
export const clientsSeeNoPlan = 'Clients see no plan';
