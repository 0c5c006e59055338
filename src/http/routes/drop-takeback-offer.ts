/** DELETE /v1/games/{id}/takeback-offer: withdraws or declines a takeback. */
import { offerEndpoint } from '../offer-endpoint.ts';

export const dropTakebackOffer = offerEndpoint(
  {
    method: 'delete',
    path: '/v1/games/{id}/takeback-offer',
    operationId: 'dropTakebackOffer',
    summary: 'Withdraw or decline a takeback',
    description: 'Takes your own request back, or declines the other side’s. Where there is none, nothing happens.',
    done: 'No takeback is asked for.',
  },
  'takeback',
  'drop-offer',
);
