/** Databases of the benchmark's own on the server that DATABASE_URL names; each lives as long as what uses it. */
import postgres from 'postgres';

export class BenchServer {
  readonly #admin: postgres.Sql;
  readonly #url: string;
  #made = 0;

  constructor(url: string) {
    this.#url = url;
    this.#admin = postgres(url, { max: 1, onnotice: () => {} });
  }

  /** A new database, empty or a copy of `template`, while `use` runs. */
  async withDatabase<Value>(use: (url: string) => Promise<Value>, template?: string): Promise<Value> {
    const name = `merels_bench_${process.pid}_${this.#made++}`;
    const from = template === undefined ? '' : `template "${new URL(template).pathname.slice(1)}"`;
    await this.#admin.unsafe(`create database "${name}" ${from}`);
    try {
      const url = new URL(this.#url);
      url.pathname = name;
      return await use(url.href);
    } finally {
      await this.#admin.unsafe(`drop database "${name}" with (force)`);
    }
  }

  /**
   * Remembers the games of the database at `url` as they are; the answer puts
   * them back, so that a server that is warm can play them again.
   */
  async remember(url: string): Promise<() => Promise<void>> {
    await this.#inside(url, [
      'create table games_then as table games',
      'create table events_then as table game_events',
    ]);
    return () =>
      this.#inside(url, [
        'alter table game_events disable trigger user',
        'truncate games, game_events',
        'insert into games table games_then',
        'insert into game_events table events_then',
        'alter table game_events enable always trigger game_events_append_only',
      ]);
  }

  async #inside(url: string, statements: readonly string[]): Promise<void> {
    const client = postgres(url, { max: 1, onnotice: () => {} });
    try {
      await client.begin(async (transaction) => {
        for (const statement of statements) await transaction.unsafe(statement);
      });
      await client.unsafe('vacuum analyze');
    } finally {
      await client.end();
    }
  }

  /** So that no run pays for what an earlier one wrote. */
  async checkpoint(): Promise<void> {
    await this.#admin`checkpoint`;
  }

  /** The server's version, and what it promises of a commit. */
  async describe(): Promise<string> {
    const [row] = await this.#admin<{ version: string; fsync: string; commit: string }[]>`
      select current_setting('server_version') as version, current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as commit`;
    return `PostgreSQL ${row?.version}, fsync ${row?.fsync}, synchronous_commit ${row?.commit}`;
  }

  close(): Promise<void> {
    return this.#admin.end();
  }
}
