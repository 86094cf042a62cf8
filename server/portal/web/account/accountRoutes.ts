import type { PortalRoute } from '../portalRequest';
import { beginPlanUrl, showBeginPlan, submitBeginPlan } from './card/beginPlan';
import { cardScript } from './card/cardScript';
import { showCard, submitCard } from './card/cardPage';
import { showRequestedCard, submitRequestedCard } from './card/requestedCard';
import { showFinishSignUp, submitFinishSignUp } from './auth/finishSignUp';
import {
  showChoosePassword,
  showForgotPassword,
  submitChoosePassword,
  submitForgotPassword,
} from './auth/passwords';
import { showSignIn, submitSignIn, submitSignOut } from './auth/signIn';
import { showSignUp, submitSignUp } from './auth/signUp';
import { showAgreements, submitAgreements } from './pages/agreements';
import { showNewAddress, submitAddressChange, submitNewAddress } from './pages/address';
import { showDetails, submitDetails } from './pages/details';
import { showAccount } from './pages/overview';
import { showPayments, showReceipt, submitPayment } from './pages/payments';
import { showEndPlan, showPlan, submitEndPlan, submitKeepPlan, submitPlanChange } from './pages/plan';
import { showEmailedReceipt } from './pages/emailedReceipt';
import { showView, submitLeaveView } from './pages/view';
import { leaveViewForm, publicPage, clientPage, publicForm, clientForm } from './routeBuilders';

/** Routes for sign-up, sign-in, emailed links, the pages of a client's account and the card script. */
export const accountRoutes: readonly PortalRoute[] = [
  publicPage('/sign-up', showSignUp),
  publicForm('/sign-up', submitSignUp),
  publicPage('/sign-up/finish', showFinishSignUp),
  publicForm('/sign-up/finish', submitFinishSignUp),
  clientPage('/sign-up/card', showBeginPlan),
  clientForm('/sign-up/card', submitBeginPlan, beginPlanUrl),
  publicPage('/sign-in', showSignIn),
  publicForm('/sign-in', submitSignIn),
  clientForm('/sign-out', submitSignOut, () => '/account'),
  publicPage('/forgot-password', showForgotPassword),
  publicForm('/forgot-password', submitForgotPassword),
  publicPage('/choose-password', showChoosePassword),
  publicForm('/choose-password', submitChoosePassword),
  clientPage('/account', showAccount),
  clientPage('/account/plan', showPlan),
  clientForm('/account/plan', submitPlanChange),
  clientPage('/account/plan/end', showEndPlan),
  clientForm('/account/plan/end', submitEndPlan),
  clientForm('/account/plan/keep', submitKeepPlan, () => '/account/plan'),
  clientPage('/account/payments', showPayments),
  clientForm('/account/payments/:id/pay', submitPayment, () => '/account/payments'),
  clientPage('/account/payments/:id/receipt', showReceipt),
  clientPage('/account/card', showCard),
  clientForm('/account/card', submitCard),
  clientPage('/account/details', showDetails),
  clientForm('/account/details', submitDetails),
  clientForm('/account/address', submitAddressChange, () => '/account/details'),
  publicPage('/new-address', showNewAddress),
  publicForm('/new-address', submitNewAddress),
  clientPage('/account/legal', showAgreements),
  clientForm('/account/legal', submitAgreements),
  publicPage('/give-card', showRequestedCard),
  publicForm('/give-card', submitRequestedCard),
  publicPage('/receipts/:id', showEmailedReceipt),
  publicPage('/view', showView),
  leaveViewForm('/account/leave', submitLeaveView),
  { method: 'GET', path: '/card.js', cacheScope: 'Everyone', handle: cardScript },
];
