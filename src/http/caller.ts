/**
 * Whom limits count: an account, or whoever calls from an IPv4 address or from
 * the /64 network of an IPv6 address, since whoever has one IPv6 address has all
 * of its network.
 */
import { type Claim, isOfAccount } from '../game/admission.ts';

/** All callers whose address is not known share one count. */
const UNKNOWN = 'unknown';
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The name under which a request is counted. The token of a seat counts for the
 * address, for whoever creates games has as many of those as they like.
 */
export function callerOf(claim: Claim | null, address: string | null): string {
  return claim !== null && isOfAccount(claim) ? claim.accountId : networkOf(address);
}

/** The name under which a canonical address is counted. */
export function networkOf(address: string | null): string {
  if (address === null || address === '') return UNKNOWN;
  if (!address.includes(':')) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
