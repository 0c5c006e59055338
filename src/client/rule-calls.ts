/** Rule sets, boards, and positions without a game. */
import type { Transport } from './transport.ts';
import type { Board, BoardId, PositionAnswer, PositionRequest, Preset, PresetId } from './types.ts';

export class RuleCalls {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Every preset, with all its parameters. */
  async presets(): Promise<readonly Preset[]> {
    const { data } = await this.#transport.call((api, init) => api.GET('/v1/rules', init));
    return data;
  }

  preset(preset: PresetId): Promise<Preset> {
    return this.#transport.call((api, init) =>
      api.GET('/v1/rules/{preset}', { ...init, params: { path: { preset } } }),
    );
  }

  /** The points with their coordinates and neighbours, and the lines that can become mills. */
  board(board: BoardId): Promise<Board> {
    return this.#transport.call((api, init) => api.GET('/v1/boards/{board}', { ...init, params: { path: { board } } }));
  }

  /** What can be played in a position, or where moves lead from it; nothing is stored. */
  position(body: PositionRequest = {}): Promise<PositionAnswer> {
    return this.#transport.call((api, init) => api.POST('/v1/positions', { ...init, body }));
  }
}
