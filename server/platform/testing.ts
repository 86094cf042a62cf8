export {
  confirmForm,
  sandboxCards,
  stripeCards,
  stripeSettings,
  type TestCard,
} from './card-provider/testing/providerFixtures';
export { attachTestCard, newChargeRequest } from './card-provider/testing/stripeFixture';
export { pngChunk, pngSignature } from './images/testing/pngChunks';
