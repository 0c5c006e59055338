/**
 * Who a request counts for: the address that it comes from. Behind a proxy
 * that is the proxy's own, and the client's stands in a header that the proxy
 * writes; it is believed only where the settings name it.
 */
import { isIP, isIPv4 } from 'node:net';

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

/**
 * The network that an address is counted with: an IPv4 address by itself, of an
 * IPv6 address the first 64 bits, for a subscriber has all that begin with them.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
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
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (!isMapped) return canonical(address);
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

function canonical(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1);
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail = ''] = canonical(address).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
