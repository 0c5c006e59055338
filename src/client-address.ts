/**
 * Who a request counts for: the address that it comes from. Behind a proxy
 * that is the proxy's own, and the client's stands in a header that the proxy
 * writes; it is believed only where the settings name it.
 */
import { isIP } from 'node:net';

/**
 * The client's address, canonical. Of a list in the `header` (null: there is no
 * proxy) the last entry counts, the one that the proxy nearest to us added:
 * whoever sends a request can make up all before it. `remote`, the other end of
 * the connection, stands in where the header holds no address.
 */
export function clientAddress(headers: Headers, header: string | null, remote: string | null): string | null {
  const listed = header === null ? null : headers.get(header);
  const nearest = listed?.split(',').at(-1) ?? '';
  return parseAddress(nearest) ?? parseAddress(remote ?? '');
}

/** An address as proxies write it, also in brackets and with a port; null where it is none. */
function parseAddress(text: string): string | null {
  const trimmed = text.trim();
  const [, bracketed, dotted] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+)(?::\d+)?$/.exec(trimmed) ?? [];
  const address = (bracketed ?? dotted ?? trimmed).replace(/%.*$/, '');
  switch (isIP(address)) {
    case 4:
      return address;
    case 6:
      return unmapped(address);
    default:
      return null;
  }
}

/** An IPv6 address as it is usually written; one that maps an IPv4 address as that. */
function unmapped(address: string): string {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical) ?? [];
  if (high === undefined || low === undefined) return canonical;
  const bytes = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
  return bytes.join('.');
}
