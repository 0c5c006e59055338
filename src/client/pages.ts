/** Lists that come in pages, as one: further pages are asked for as they are read. */
export interface Page<Item> {
  readonly data: readonly Item[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

export async function* readPages<Item>(
  page: (cursor: { readonly cursor?: string }) => Promise<Page<Item>>,
): AsyncGenerator<Item, void, undefined> {
  for (let cursor: { readonly cursor?: string } | null = {}; cursor !== null; ) {
    const { data, next }: Page<Item> = await page(cursor);
    yield* data;
    cursor = next === null ? null : { cursor: next };
  }
}
