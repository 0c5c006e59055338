/**
 * What prepared statements need beside Drizzle: placeholders that encode their
 * values as a column does, and to be built at their first use, since a Worker
 * has a new database for every request and uses one statement or two.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The value called `name`, as a value of the column. */
export function placeholder(column: PgColumn, name: string): SQL {
  // Drizzle hands a placeholder's null to the encoder too.
  const encoder = {
    mapToDriverValue: (value: unknown) => (value === null ? null : column.mapToDriverValue(value)),
  };
  return sql`${sql.param(sql.placeholder(name), encoder)}`;
}

/** A placeholder for each of `columns`, in their order, under its key with `prefix` before it. */
export function placeholders(columns: Readonly<Record<string, PgColumn>>, prefix = ''): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, placeholder(column, `${prefix}${key}`)]),
  );
}

/** `prepare`, done at the first call and remembered. */
export function once<Statement>(prepare: () => Statement): () => Statement {
  let statement: Statement | undefined;
  return () => {
    statement ??= prepare();
    return statement;
  };
}
