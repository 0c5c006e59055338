/** Rule sets, boards, and positions without a game. */
import type { Transport } from './transport.ts';
import type {
  Board,
  BoardId,
  Language,
  PositionAnswer,
  PositionRequest,
  Preset,
  PresetId,
  RulesDescription,
  RulesRequest,
} from './types.ts';

export class RuleCalls {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Every preset, with all its parameters, told in `lang`; left out: in that of the browser, if we have it, or English. */
  async presets(lang?: Language): Promise<readonly Preset[]> {
    const query = inLanguage(lang);
    const { data } = await this.#transport.call((api, init) => api.GET('/v1/rules', { ...init, params: { query } }));
    return data;
  }

  preset(preset: PresetId, lang?: Language): Promise<Preset> {
    const query = inLanguage(lang);
    return this.#transport.call((api, init) =>
      api.GET('/v1/rules/{preset}', { ...init, params: { path: { preset }, query } }),
    );
  }

  /** The game under any rules, told to a player. */
  describe(rules: RulesRequest, lang?: Language): Promise<RulesDescription> {
    const query = inLanguage(lang);
    return this.#transport.call((api, init) =>
      api.POST('/v1/rules/describe', { ...init, params: { query }, body: { rules } }),
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

const inLanguage = (lang: Language | undefined) => (lang === undefined ? {} : { lang });
