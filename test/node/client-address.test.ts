import { describe, expect, it } from 'vitest';
import { clientAddress } from '../../src/client-address.ts';

const REMOTE = '192.0.2.1';

function listed(value: string, remote: string | null = REMOTE): string | null {
  return clientAddress(new Headers({ 'X-Forwarded-For': value }), 'X-Forwarded-For', remote);
}

describe("the client's address", () => {
  it('is the other end of the connection, whatever headers say, where no header is configured', () => {
    expect(clientAddress(new Headers({ 'X-Forwarded-For': '198.51.100.7' }), null, REMOTE)).toBe(REMOTE);
  });

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['198.51.100.7:51234', '198.51.100.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['2001:0DB8:0:0::0001', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
  ])('is read from the configured header: %s', (value, address) => {
    expect(listed(value)).toBe(address);
  });

  it('is the entry that the nearest proxy added, not what the client made up before it', () => {
    expect(listed('203.0.113.9, 10.0.0.1, 198.51.100.7')).toBe('198.51.100.7');
    const headers = new Headers();
    headers.append('X-Forwarded-For', '203.0.113.9');
    headers.append('X-Forwarded-For', '198.51.100.7');
    expect(clientAddress(headers, 'x-forwarded-for', REMOTE)).toBe('198.51.100.7');
  });

  it.each(['', 'unknown', '198.51.100.7, unknown', '198.51.100.300', '198.51.100.7,'])(
    'is the other end of the connection where the header tells none: "%s"',
    (value) => {
      expect(listed(value)).toBe(REMOTE);
    },
  );

  it('is unknown where nothing tells it', () => {
    expect(listed('unknown', null)).toBeNull();
  });
});
