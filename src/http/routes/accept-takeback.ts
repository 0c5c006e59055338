/** POST /v1/games/{id}/takeback-offer/accept: lets the other side take its last ply back. */
import { offerEndpoint } from '../offer-endpoint.ts';

export const acceptTakeback = offerEndpoint(
  {
    method: 'post',
    path: '/v1/games/{id}/takeback-offer/accept',
    operationId: 'acceptTakeback',
    summary: 'Accept a takeback',
    description:
      'The game stands again as right before the last ply of the side that asked, with counters and clocks; the time of ' +
      'the side to move runs from now on. The events of what was taken back remain, and are no longer moves of the game: a ' +
      'repeated move is never taken for one of them. So where takebacks are on, a late retry by `ply` alone may play anew ' +
      'after one; only one version in `If-Match` is safe.',
    done: 'The moves are taken back.',
  },
  'takeback',
  'accept',
);
