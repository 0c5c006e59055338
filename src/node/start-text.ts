/** What a person reads when the Node host has started. */
import { VERSION } from '../version.ts';

export function startText(url: string, database: string): string {
  return `
  Merels ${VERSION} is ready.

    API        ${url}/v1
    Reference  ${url}/docs
    Database   ${database}

  A first game:

    curl -X POST ${url}/v1/games

  Ctrl-C stops. From here on the log.

`;
}
