/** POST /v1/games/{id}/takeback-offer: asks to take the last own ply back. */
import { offerEndpoint } from '../offer-endpoint.ts';

export const offerTakeback = offerEndpoint(
  {
    method: 'post',
    path: '/v1/games/{id}/takeback-offer',
    operationId: 'offerTakeback',
    summary: 'Ask for a takeback',
    description:
      'In games that were created with `takebacks`: asks the other side to let you take back your last ply, and with it ' +
      'what was played since. Where the other side asks for the same already, this accepts it. Repeating it does no harm; a ' +
      'side asks anew once in 10 plies.',
    done: 'The takeback is asked for, or done.',
  },
  'takeback',
  'offer',
);
